/** How long something takes, as people say it. */
export type RoughTime = { unit: 'hours' | 'days'; count: number };

const hour = 60;
const day = 24 * hour;
const steps: readonly RoughTime[] = [
  ...[1, 2, 3, 6, 12, 24].map((count) => ({ unit: 'hours' as const, count })),
  ...[2, 3, 7].map((count) => ({ unit: 'days' as const, count })),
];

/**
 * Within which time somebody usually answers: the next step that is long enough.
 *
 * @param minutes usually
 * @returns nothing for more than a week, which is no recommendation
 */
export function answersWithin(minutes: number): RoughTime | undefined {
  return steps.find(({ unit, count }) => minutes <= count * (unit === 'hours' ? hour : day));
}
