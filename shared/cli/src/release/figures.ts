/** `101.3`: kB with one digit. */
export const kilobytes = (value: number): string => value.toFixed(1);

/** The sum of a release's files with one of these endings, in kB of 1000 bytes. */
export function weight(files: readonly { path: string; bytes: number }[], ending: string): number {
  return files
    .filter(({ path }) => path.endsWith(ending))
    .reduce((sum, { bytes }) => sum + bytes / 1000, 0);
}

/** `2026-11-20 22:40`, in UTC. */
export const moment = (iso: string): string => iso.slice(0, 16).replace('T', ' ');

/** `5 %`. */
export const percent = (value: number): string => `${Number(value.toFixed(2))} %`;

/** A figure that may not have been measured yet. */
export function measured(value: number | null, unit: 'ms' | 'score'): string {
  if (value === null) return '-';
  return unit === 'ms' ? `${Math.round(value)} ms` : value.toFixed(3);
}

/** `1 file`, `3 files`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
