import type { NewProduct } from '@motohaat/contract/bike-form';

import type { Person } from './app.ts';
import { createMarket, type Market } from './market.ts';
import { addUpload } from './rows.ts';

/** A market with the calls that sellers make most. */
export type SellingMarket = Market & {
  /** URLs of so many photos that the seller has just sent. */
  photos: (count?: number, seller?: Person) => Promise<string[]>;
  /** A body of `POST /addProduct` that nothing is wrong with, but for the changes. */
  form: (changes?: Partial<NewProduct>) => Promise<NewProduct>;
  /** Adds a bike by the call and answers its id. */
  added: (changes?: Partial<NewProduct>, seller?: Person) => Promise<string>;
};

export async function createSellingMarket(
  options?: Parameters<typeof createMarket>[0],
): Promise<SellingMarket> {
  const market = await createMarket(options);
  const selling: SellingMarket = {
    ...market,
    photos: async (count = 1, { id: seller_id } = market.seller) => {
      const sent = Array.from({ length: count }, () => addUpload(market.db, { seller_id }));
      return (await Promise.all(sent)).map(({ url }) => url);
    },
    form: async (changes = {}) => ({
      name: 'Torongo 125',
      category_id: '2',
      images: changes.images ?? (await selling.photos()),
      location: 'Mirpur, Dhaka',
      condition: 'Good',
      originalPrice: '1,50,000',
      resalePrice: '1.1 lakh',
      description: 'One owner.',
      warranty: '',
      used: '1 Year 6 months',
      ...changes,
    }),
    added: async (changes, seller = market.seller) => {
      const images = changes?.images ?? (await selling.photos(1, seller));
      const answer = await market.post(
        seller,
        '/api/addProduct',
        await selling.form({ ...changes, images }),
      );
      const { insertedId, message } = answer.json<{ insertedId?: string; message?: string }>();
      if (insertedId === undefined) throw new Error(`The bike was not added: ${message}`);
      return insertedId;
    },
  };
  return selling;
}
