/**
 * The Wilson score interval of a share: where the true one lies, given what was seen of it. Holds for
 * small counts and for shares near 0 and 1. Source: E. B. Wilson, "Probable inference, the law of
 * succession, and statistical inference", JASA 22 (1927).
 *
 * @param count how many of `total`, which is 1 or more
 * @param z how sure: 2.58 leaves out the true share once in a hundred
 */
export function wilsonInterval(
  count: number,
  total: number,
  z: number,
): { low: number; high: number } {
  const share = count / total;
  const square = z ** 2 / total;
  const centre = (share + square / 2) / (1 + square);
  const margin = (z * Math.sqrt((share * (1 - share) + square / 4) / total)) / (1 + square);
  return { low: Math.max(0, centre - margin), high: Math.min(1, centre + margin) };
}
