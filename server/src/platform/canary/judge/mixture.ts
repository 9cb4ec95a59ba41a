/**
 * How strongly a difference speaks against there being none, however often one looked: the logarithm
 * of a bet that whoever is right about "none" wins by more than `1/α` at any time with probability α.
 *
 * The mixture sequential probability ratio test: H. Robbins, "Statistical methods related to the law
 * of the iterated logarithm", Ann. Math. Stat. 41 (1970); for running tests on the web R. Johari,
 * P. Koomen, L. Pekelis, D. Walsh, "Peeking at A/B tests", KDD 2017; with an estimated variance
 * I. Waudby-Smith, D. Arbour, R. Sinha, E. Kennedy, A. Ramdas, "Time-uniform central limit theory and
 * asymptotic confidence sequences", Ann. Stat. 52 (2024).
 *
 * @param z the difference in standard errors
 * @param information one over the square of the standard error
 * @param scales sizes of differences that are looked for; the stake is split evenly between them
 */
export function logMixture(z: number, information: number, scales: readonly number[]): number {
  const half = (z * z) / 2;
  let most = Number.NEGATIVE_INFINITY;
  const logs = scales.map((scale) => {
    const ratio = scale * scale * information;
    const log = (half * ratio) / (1 + ratio) - Math.log1p(ratio) / 2;
    most = Math.max(most, log);
    return log;
  });
  return logMean(logs, most);
}

/** The logarithm of the mean of what these are logarithms of. */
export function logMean(logs: readonly number[], most = Math.max(...logs)): number {
  let sum = 0;
  for (const log of logs) sum += Math.exp(log - most);
  return most + Math.log(sum / logs.length);
}
