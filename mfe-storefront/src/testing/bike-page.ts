import type { BikePage } from '@motohaat/contract/bike-facts';
import { noPapers } from '@motohaat/domain/bike-facts';
import { product } from '@motohaat/testing';

/** A bike with all that its page can say of it. */
export function bikePage(changes: Partial<BikePage> = {}): BikePage {
  return {
    ...product({ _id: 'p1', name: 'Shalik 110', category_id: '1' }),
    slug: 'shalik-110',
    brand: { slug: 'shalik', name: 'Shalik' },
    model: { slug: 'shalik-110', name: 'Shalik 110' },
    year: 2021,
    cc: 110,
    km: 18_400,
    owners: 1,
    district: { slug: 'dhaka', name: 'Dhaka' },
    area: { slug: 'mirpur', name: 'Mirpur' },
    papers: null,
    photos: 1,
    advertised: false,
    priceBefore: null,
    otherModel: null,
    colour: null,
    registration: null,
    registrationZone: null,
    registrationYear: null,
    papersList: noPapers,
    priceSense: null,
    prices: [],
    seller: {
      _id: 's1',
      name: 'Rafiq Hasan',
      photo: null,
      since: '2025-05-25T00:00:00.000Z',
      verified: true,
      bikes: 3,
    },
    similar: [],
    landings: [],
    ...changes,
  };
}
