/** A number of years for people: `1 year`, `2.5 years`, and a dash where it is not known (S3.6). */
export function years(count: number | null): string {
  if (count === null) return '–';
  return `${count} ${count === 1 ? 'year' : 'years'}`;
}
