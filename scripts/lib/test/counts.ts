/** How many checks or tests ended how. */
export type Counts = {
  passed: number;
  failed: number;
  /** A line for each that failed and can be named. */
  failures?: string[];
};

/** A run that failed without a failing test (it could not start, say) counts as one failure. */
export function counted(passed: number, failed: number, code: number): Counts {
  return { passed, failed: failed || (code === 0 ? 0 : 1) };
}

export function sumOf(counts: Counts[]): Required<Counts> {
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
  const failures = counts.flatMap((count) => count.failures ?? []);
  return { passed: sum('passed'), failed: sum('failed'), failures };
}
