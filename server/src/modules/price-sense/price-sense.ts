import type { PriceSense } from '@motohaat/contract/bike-facts';
import {
  isFlaggedPrice,
  isSuspiciousPrice,
  priceLevelOf,
  type PriceFigures,
} from '@motohaat/domain/price-sense';

import type { Queryable } from '../../database/index.ts';
import { findPriceBand } from './price-bands.repository.ts';

/** What of a bike its price is judged by; `model` is a slug of the catalogue, the price whole taka. */
export type Priced = {
  model: string | null;
  year: number | null;
  km: number | null;
  price: number;
};

/**
 * Where a price stands among those of bikes like it: of its model, three years and kilometres, or
 * where those are too few, of its model and years, or of its model.
 *
 * @returns nothing where fewer than 8 bikes are like it
 */
export async function priceSense(
  db: Queryable,
  { model, year, km, price }: Priced,
): Promise<PriceSense | null> {
  const band = await findPriceBand(db, { model, year, km });
  if (!band) return null;
  const { bikes, median, from, to } = band;
  return {
    level: priceLevelOf(price, band),
    median,
    from,
    to,
    bikes,
    suspicious: isSuspiciousPrice(price, band),
  };
}

/** Whether a price is so far below those of bikes like it that somebody looks at the listing. */
export async function isPricedLow(db: Queryable, priced: Priced): Promise<boolean> {
  const { model, year, km, price } = priced;
  const band = await findPriceBand(db, { model, year, km });
  return band !== undefined && isFlaggedPrice(price, band);
}

/** What bikes of a model were asked and sold for within a year; nothing where fewer than 8 were. */
export async function usualPrices(db: Queryable, model: string): Promise<PriceFigures | null> {
  const found = await findPriceBand(db, { model, year: null, km: null });
  if (!found) return null;
  const { bikes, from, median, to } = found;
  return { bikes, from, median, to };
}
