/** How long each part of a run took. */
export type Phases = {
  /** Does a part of the run, and remembers how long it took, also where it fails. */
  time: <T>(what: string, part: () => Promise<T>) => Promise<T>;
  /** A line for each part, in seconds, and one for all of them. */
  table: () => string;
};

/**
 * Follows the parts of a run.
 *
 * @param began ms since 1970 when the command was given, which is before this process began; what
 *   went by until now was spent on tools and packages
 */
export function followPhases(began = Number(process.env['MOTOHAAT_BEGAN'] ?? Date.now())): Phases {
  const parts: [what: string, ms: number][] = [['tools and packages', Date.now() - began]];
  return {
    async time(what, part) {
      const start = performance.now();
      try {
        return await part();
      } finally {
        parts.push([what, performance.now() - start]);
      }
    },
    table() {
      const all = parts.reduce((sum, [, ms]) => sum + ms, 0);
      const lines = [...parts, ['in all', all] as const].map(
        ([what, ms]) => `${String(Math.round(ms / 1000)).padStart(6)} s  ${what}`,
      );
      return `${lines.join('\n')}\n`;
    },
  };
}
