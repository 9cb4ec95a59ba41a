/**
 * The release that people had before the live one, or before it was removed. A roll back takes away what
 * it undid: nobody is led back to that.
 *
 * @param steps what was live of one application, oldest first
 */
export function earlier(
  steps: readonly { release: string | undefined; isBack: boolean }[],
): string | undefined {
  const stack: string[] = [];
  for (const { release, isBack } of steps) {
    if (release === undefined || stack.at(-1) === release) continue;
    const known = isBack ? stack.lastIndexOf(release) : -1;
    if (known >= 0) stack.length = known + 1;
    else stack.push(release);
  }
  return steps.at(-1)?.release === undefined ? stack.at(-1) : stack.at(-2);
}
