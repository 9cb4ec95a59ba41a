/** What was thrown, in its own words. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** The kind of error that was thrown, as in `TypeError`. */
export function kindOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.name : 'unknown';
}

/** The code of an error of the system, as in `ENOENT`; see errno(3). */
export function codeOf(thrown: unknown): string | undefined {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** For `catch`: throws on what has none of these codes. */
export function unless(...codes: string[]): (thrown: unknown) => undefined {
  return (thrown) => {
    const code = codeOf(thrown);
    if (code === undefined || !codes.includes(code)) throw thrown;
  };
}
