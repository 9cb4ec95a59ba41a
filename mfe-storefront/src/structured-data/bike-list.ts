import type { Product } from '@motohaat/contract/catalogue';
import { bikeName } from '@motohaat/domain/shown';
import { pageAddress, publicAddress, type StructuredData } from '@motohaat/platform';

import { bikePath } from '../ui/bike-path.ts';
import { availability } from './availability.ts';

/** What a search engine keeps of a list: its beginning. */
const bikesListed = 24;

/** The bikes of a page, each with what its seller offers it for. */
export function bikeListData(name: string, products: readonly Product[]): StructuredData[] {
  if (products.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      name,
      itemListElement: products.slice(0, bikesListed).map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: bikeData(product),
      })),
    },
  ];
}

function bikeData(product: Product): StructuredData {
  const [picture] = product.images;
  return {
    '@type': 'Product',
    name: bikeName(product),
    image: publicAddress(picture?.viewer ?? product.img),
    offers: {
      '@type': 'Offer',
      url: pageAddress(bikePath(product)),
      price: product.resalePrice,
      priceCurrency: 'BDT',
      availability: availability[product.status],
      itemCondition: 'https://schema.org/UsedCondition',
    },
  };
}
