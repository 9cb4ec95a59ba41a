/** What limits are set on. */
export type Measure = 'price' | 'year' | 'km' | 'cc';

/** Limits that are counted for, as people choose them: the least and the most of taka, years, kilometres, cm³. */
export const steps: Readonly<Record<Measure, { from: readonly number[]; to: readonly number[] }>> =
  {
    price: {
      from: [50_000, 100_000, 150_000, 200_000, 300_000, 400_000],
      to: [50_000, 75_000, 100_000, 125_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000],
    },
    year: {
      from: [2000, 2005, 2010, 2012, 2015, 2018, 2020, 2022, 2024, 2026, 2028, 2030, 2032, 2034],
      to: [2000, 2005, 2010, 2012, 2015, 2018, 2020, 2022, 2024, 2026, 2028, 2030, 2032, 2034],
    },
    km: { from: [], to: [5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 75_000] },
    // What is called 125 has 123 or 124 as often, and 150 149.
    cc: { from: [100, 120, 145, 160, 200, 250], to: [80, 100, 110, 125, 150, 165, 200, 250] },
  };

/**
 * Where the bands of a measure begin; what is not stated is below the first, or, of kilometres, of which a
 * new bike has none, above all steps.
 */
export const edges: Readonly<Record<Measure, readonly number[]>> = {
  price: edgesOf(steps.price),
  year: edgesOf(steps.year),
  km: edgesOf(steps.km, 0),
  cc: edgesOf(steps.cc),
};

/** Each step is at the border of two bands. */
function edgesOf(
  { from, to }: { from: readonly number[]; to: readonly number[] },
  least = 1,
): number[] {
  return [...new Set([least, ...from, ...to.map((most) => most + 1)])].toSorted(
    (one, other) => one - other,
  );
}
