import type { BikePage } from '@motohaat/contract/bike-facts';
import { bikeName } from '@motohaat/domain/shown';
import { pageAddress, publicAddress, type StructuredData } from '@motohaat/platform';

import { links } from '../../links.ts';
import { availability } from '../../structured-data/availability.ts';

/** A bike as https://schema.org describes one that is for sale. */
export function bikeData(bike: BikePage, path: string): StructuredData[] {
  const address = pageAddress(path);
  return [
    {
      '@type': 'Product',
      '@id': address,
      name: bikeName(bike),
      url: address,
      description: bike.description,
      image: bike.images.map(({ viewer }) => publicAddress(viewer)),
      itemCondition: used,
      ...(bike.brand && { brand: { '@type': 'Brand', name: bike.brand.name } }),
      ...(bike.model && { model: bike.model.name }),
      offers: {
        '@type': 'Offer',
        url: address,
        price: bike.resalePrice,
        priceCurrency: 'BDT',
        availability: availability[bike.status],
        itemCondition: used,
        seller: {
          '@type': 'Person',
          name: bike.seller.name,
          url: pageAddress(links.href('seller', { id: bike.seller._id })),
        },
      },
    },
    {
      // The same thing, as the vehicle that it is.
      '@type': 'Motorcycle',
      '@id': address,
      name: bikeName(bike),
      itemCondition: used,
      ...(bike.year !== null && { vehicleModelDate: String(bike.year) }),
      ...(bike.colour !== null && { color: bike.colour }),
      ...(bike.owners !== null && { numberOfPreviousOwners: bike.owners }),
      ...(bike.km !== null && { mileageFromOdometer: quantity(bike.km, 'KMT') }),
      ...(bike.cc !== null && {
        vehicleEngine: {
          '@type': 'EngineSpecification',
          engineDisplacement: quantity(bike.cc, 'CMQ'),
        },
      }),
    },
  ];
}

const used = 'https://schema.org/UsedCondition';

/** @param unitCode of UN/CEFACT: kilometres `KMT`, cubic centimetres `CMQ` */
const quantity = (value: number, unitCode: 'KMT' | 'CMQ'): StructuredData => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode,
});
