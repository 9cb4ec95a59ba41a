/**
 * An amount as people say it: `1 lakh 45 thousand 500`.
 *
 * @param names of ten million, of a hundred thousand and of a thousand
 */
export function inUnits(
  amount: number,
  names: readonly [crore: string, lakh: string, thousand: string],
  number: (value: number) => string,
): string {
  let rest = amount;
  const parts = names.flatMap((name, index) => {
    const unit = [1e7, 1e5, 1e3][index] ?? 1;
    const count = Math.floor(rest / unit);
    rest %= unit;
    return count > 0 ? [`${number(count)} ${name}`] : [];
  });
  if (rest > 0 || parts.length === 0) parts.push(number(rest));
  return parts.join(' ');
}
