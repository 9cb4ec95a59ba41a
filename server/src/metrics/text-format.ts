type Labels = readonly (readonly [name: string, value: string])[];

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' };

/**
 * A sample in the text format of Prometheus ("Exposition formats", text-based format).
 *
 * @param labels their values may be any text
 */
export function line(name: string, labels: Labels, value: number): string {
  const written = labels.map(
    ([label, text]) => `${label}="${text.replaceAll(/[\\"\n]/g, (one) => escapes[one] ?? one)}"`,
  );
  return `${name}${written.length > 0 ? `{${written.join(',')}}` : ''} ${numeral(value)}`;
}

/** @param read how many values fell into each bucket, the last being above all bounds, and their sum */
export function histogramLines(
  name: string,
  labels: Labels,
  bounds: readonly number[],
  read: { counts: ArrayLike<number>; sum: number },
): string[] {
  let count = 0;
  const buckets = [...bounds, Number.POSITIVE_INFINITY].map((bound, index) => {
    count += read.counts[index] ?? 0;
    return line(`${name}_bucket`, [...labels, ['le', numeral(bound)]], count);
  });
  return [...buckets, line(`${name}_sum`, labels, read.sum), line(`${name}_count`, labels, count)];
}

function numeral(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '+Inf';
  return value === Number.NEGATIVE_INFINITY ? '-Inf' : String(value);
}
