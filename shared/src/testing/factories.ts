import type { AdvertisedItem, Category, Picture, Product } from '../contract/catalogue.ts';

let number = 0;

export function picture(slug: string, alt = `Photo of ${slug}`): Picture {
  return {
    card: `/pictures/${slug}-card.avif`,
    viewer: `/pictures/${slug}-viewer.avif`,
    width: 1600,
    height: 1200,
    alt,
  };
}

export function category(changes: Partial<Category> = {}): Category {
  const shown = changes.picture ?? picture('category-scooters', 'A scooter');
  return {
    _id: 'c1',
    name: 'Scooters',
    categories_id: '1',
    photo: shown.viewer,
    picture: shown,
    ...changes,
  };
}

export function product(changes: Partial<Product> = {}): Product {
  number += 1;
  const shown = picture(`bike-${number}`);
  return {
    _id: `p${number}`,
    name: `Shalik 110 no. ${number}`,
    category_id: '1',
    img: shown.viewer,
    images: [shown],
    warranty: 1,
    used: 2.5,
    location: 'Mirpur 10, Dhaka',
    condition: 'good',
    originalPrice: 185_000,
    resalePrice: 145_000,
    description: 'One owner, papers up to date.',
    sellerId: 's1',
    sellerName: 'Rafiq Hasan',
    email: 'r***@m***.example',
    time: '9:5:30',
    createdAt: '2026-01-10T03:05:30.000Z',
    status: 'active',
    own: false,
    ...changes,
  };
}

export function advert(changes: Partial<AdvertisedItem> = {}): AdvertisedItem {
  const { _id, name, img, images, description, resalePrice, category_id, location, ...rest } =
    product();
  const { sellerId, sellerName, email, own } = rest;
  return {
    _id,
    name,
    img,
    images,
    description,
    resalePrice,
    category_id,
    location,
    sellerId,
    sellerName,
    email,
    own,
    ...changes,
  };
}
