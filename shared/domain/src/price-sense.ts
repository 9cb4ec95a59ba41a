/** What bikes of a kind cost: whole taka of asked and sold prices. */

/** Bikes that are needed to say anything about the price of one. */
export const bikesNeeded = 8;
/** Under so much of the median, buyer and seller are warned. */
const suspiciousPercent = 55;
/** Under so much of the median, a listing is looked at by an admin. */
const flaggedPercent = 50;

/** Stands for every year, or any number of kilometres, in a band. */
export const anyBand = -1;

const yearsOfBand = 3;
const kmBands = [0, 10_000, 20_000, 40_000, 70_000] as const;

/** The first year of the three that a year is compared with. */
export function yearBandOf(year: number): number {
  return year - (year % yearsOfBand);
}

/** The kilometres from which on a bike is compared with others that have run about as far. */
export function kmBandOf(km: number): number {
  return kmBands.findLast((from) => km >= from) ?? 0;
}

/** A bike with its price, in whole taka. */
export type PricedBike = { year: number | null; km: number | null; price: number };

/** The middle of prices, and their middle half. */
export type PriceFigures = { bikes: number; from: number; median: number; to: number };
export type PriceBand = PriceFigures & { yearBand: number; kmBand: number };

/**
 * The bands in which there are enough bikes of one model, each as narrow as its name says: of years and
 * kilometres, of years, and of the model as a whole. Whoever reads them takes the narrowest that a
 * bike falls into, so that where few are alike the comparison widens.
 */
export function priceBandsOf(bikes: readonly PricedBike[]): PriceBand[] {
  const bands = new Map<string, { yearBand: number; kmBand: number; prices: number[] }>();
  for (const { year, km, price } of bikes) {
    for (const { yearBand, kmBand } of bandsOfBike({ year, km })) {
      const key = `${yearBand} ${kmBand}`;
      const band = bands.get(key) ?? { yearBand, kmBand, prices: [] };
      band.prices.push(price);
      bands.set(key, band);
    }
  }
  return [...bands.values()]
    .filter(({ prices }) => prices.length >= bikesNeeded)
    .map(({ yearBand, kmBand, prices }) => ({ yearBand, kmBand, ...figuresOf(prices) }));
}

/** The bands that a bike falls into, the narrowest first. */
export function bandsOfBike({
  year,
  km,
}: Pick<PricedBike, 'year' | 'km'>): { yearBand: number; kmBand: number }[] {
  const model = { yearBand: anyBand, kmBand: anyBand };
  if (year === null) return [model];
  const ofYears = { yearBand: yearBandOf(year), kmBand: anyBand };
  if (km === null) return [ofYears, model];
  return [{ ...ofYears, kmBand: kmBandOf(km) }, ofYears, model];
}

function figuresOf(prices: readonly number[]): PriceFigures {
  const sorted = prices.toSorted((one, other) => one - other);
  return {
    bikes: sorted.length,
    from: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    to: quantile(sorted, 0.75),
  };
}

/** Between two prices the part of the way, as usual; in whole taka. */
function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return Math.round(below + (above - below) * (place % 1));
}

/** Where a price stands among those of bikes like it: the middle half is fair. */
export function priceLevelOf(
  price: number,
  { from, to }: Pick<PriceFigures, 'from' | 'to'>,
): 'low' | 'fair' | 'high' {
  if (price < from) return 'low';
  return price > to ? 'high' : 'fair';
}

/** Whether a price is so low that both sides are warned. */
export function isSuspiciousPrice(price: number, { median }: Pick<PriceFigures, 'median'>) {
  return price * 100 < median * suspiciousPercent;
}

/** Whether a price is so low that an admin looks at the listing. */
export function isFlaggedPrice(price: number, { median }: Pick<PriceFigures, 'median'>) {
  return price * 100 < median * flaggedPercent;
}
