import { randomUUID } from 'node:crypto';

import { openDatabase } from '../../database/index.ts';
import { tokenLifetime, tokenSigner } from '../../plugins/tokens.ts';
import { addProduct, addUpload, addUser } from '../rows.ts';

/** Somebody with an account. */
export type FleetPerson = { id: string; email: string; tokenVersion: number };
/** Who sells, with photos that no bike has yet. */
export type FleetSeller = FleetPerson & { photos: string[] };
/** Whoever meets in a fleet's market, and what they meet for. */
export type FleetMarket = {
  buyers: FleetPerson[];
  /** Buyers who race for the same bikes. */
  rivals: FleetPerson[];
  sellers: FleetSeller[];
  admin: FleetPerson;
  /** Ids of people for whom an admin has something to decide. */
  suspects: string[];
  /** Ids of bikes for sale. */
  bikes: string[];
};

/** How many of each a market has. A seller adds twenty bikes a day, a buyer books five. */
export type FleetSize = {
  buyers: number;
  rivals: number;
  sellers: number;
  photosEach: number;
  bikes: number;
  suspects: number;
};

const day = 86_400_000;

/**
 * Fills a market with people and bikes, in one transaction.
 *
 * @param photoOrigin where the site takes photos from
 */
export async function addFleetMarket(
  url: string,
  { photoOrigin, ...size }: FleetSize & { photoOrigin: string },
): Promise<FleetMarket> {
  const db = openDatabase({ connection: { connectionString: url, max: 1 } });
  try {
    return await db.transaction().execute(async (trx) => {
      const add = async (name: string, role: 'buyer' | 'seller' | 'admin') => {
        const row = await addUser(trx, { name, role, email_verified: true });
        return { id: row.id, email: row.email, tokenVersion: row.token_version };
      };
      const market: FleetMarket = {
        buyers: [],
        rivals: [],
        sellers: [],
        admin: await add('Nasreen Akter', 'admin'),
        suspects: [],
        bikes: [],
      };
      while (market.suspects.length < size.suspects) {
        market.suspects.push((await add('Sumon', 'buyer')).id);
      }
      while (market.buyers.length < size.buyers) market.buyers.push(await add('Rahim', 'buyer'));
      while (market.rivals.length < size.rivals) market.rivals.push(await add('Tania', 'buyer'));
      while (market.sellers.length < size.sellers) {
        const seller = { ...(await add('Karim', 'seller')), photos: [] as string[] };
        while (seller.photos.length < size.photosEach) {
          const photo = `${photoOrigin}/${randomUUID()}.webp`;
          seller.photos.push((await addUpload(trx, { seller_id: seller.id, url: photo })).url);
        }
        market.sellers.push(seller);
      }
      while (market.bikes.length < size.bikes) {
        const seller = market.sellers[market.bikes.length % size.sellers];
        if (!seller) throw new Error('Bikes need sellers.');
        const { id } = await addProduct(trx, {
          seller_id: seller.id,
          name: 'Honda Hornet 2.0',
          // Sellers have all of today before them.
          created_at: new Date(Date.now() - 3 * day),
        });
        market.bikes.push(id);
      }
      return market;
    });
  } finally {
    await db.close();
  }
}

/**
 * Signs people in, without the identity provider.
 *
 * @param secret that the servers sign with
 * @returns the access token of a person, a new one when the last is old
 */
export function fleetTokens(secret: string): (person: FleetPerson) => Promise<string> {
  const signer = tokenSigner(secret);
  const known = new Map<string, { token: string; until: number }>();
  return async (person) => {
    const kept = known.get(person.id);
    if (kept && kept.until > Date.now()) return kept.token;
    const token = await signer.sign('access', signer.claimsFor(person));
    known.set(person.id, { token, until: Date.now() + (tokenLifetime * 1000) / 2 });
    return token;
  };
}
