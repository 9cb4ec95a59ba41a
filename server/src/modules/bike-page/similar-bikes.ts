import type { SearchFilters } from '@motohaat/contract/search';
import type { CategoryId } from '@motohaat/domain/listing';

import { OverloadError } from '../../overload/overload.ts';
import type { SearchEngine } from '../search/port.ts';

/** Similar bikes in an answer. */
const mostSimilar = 8;
/** What costs about as much, of its price. */
const band = { from: 0.75, to: 1.33 };

type Bike = { id: string; model: string | null; category_id: CategoryId; resale_price: number };

/**
 * Ids of bikes like one, eight at most: the same model first, then those of its category that cost
 * about as much; of each those with the nearest prices.
 */
export async function similarTo(engine: SearchEngine, bike: Bike): Promise<string[]> {
  const { model, category_id: category, resale_price: price } = bike;
  const ids = new Set(model === null ? [] : await nearest(engine, bike, { model: [model] }));
  if (ids.size < mostSimilar) {
    const filters = {
      kind: [category],
      priceMin: Math.floor(price * band.from),
      priceMax: Math.ceil(price * band.to),
    };
    for (const id of await nearest(engine, bike, filters)) ids.add(id);
  }
  return [...ids].slice(0, mostSimilar);
}

/** A busy server shows a bike without those like it. @throws whatever else went wrong */
function noneInTime(error: unknown): { ids: string[] } {
  if (error instanceof OverloadError) return { ids: [] };
  throw error;
}

/** Ids of other bikes, by turns the next dearer one and the next cheaper one. */
async function nearest(
  engine: SearchEngine,
  { id: own, resale_price: price }: Bike,
  filters: SearchFilters,
): Promise<string[]> {
  const find = async (more: SearchFilters, sort: 'price' | '-price') => {
    const wanted = { filters: { ...filters, ...more }, words: [], areas: [], loose: {} };
    // One more, since the bike itself may be found too.
    const asked = { sort, limit: mostSimilar + 1, cursor: undefined };
    const { ids } = await engine.find(wanted, asked).catch(noneInTime);
    return ids.filter((id) => id !== own);
  };
  const [dearer, cheaper] = await Promise.all([
    find({ priceMin: price }, 'price'),
    find({ priceMax: price - 1 }, '-price'),
  ]);
  const turns = Array.from({ length: mostSimilar }, (_, turn) => [dearer[turn], cheaper[turn]]);
  return turns.flat().filter((id) => id !== undefined);
}
