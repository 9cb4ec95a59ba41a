import type { Booking } from '@motohaat/contract/bookings';
import type { AdvertisedItem, Category, Picture, Product } from '@motohaat/contract/catalogue';
import type { MyProduct, Sale } from '@motohaat/contract/selling';
import type { WishlistItem } from '@motohaat/contract/wishlist';
import { noPapers } from '@motohaat/domain/bike-facts';
import { isPaid } from '@motohaat/domain/booking';

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

export function myProduct(changes: Partial<MyProduct> = {}): MyProduct {
  return {
    ...product({ own: true, email: 'rafiq@mail.example' }),
    version: 1,
    expiresAt: null,
    draftBecause: null,
    refusedBecause: [],
    soldElsewhere: false,
    bookings: { count: 0, live: null },
    advertisedUntil: null,
    priceWarning: null,
    facts: {
      brand: null,
      model: null,
      otherModel: null,
      year: null,
      cc: null,
      km: null,
      colour: null,
      owners: null,
      registration: null,
      registrationZone: null,
      registrationYear: null,
      district: null,
      area: null,
      papers: noPapers,
    },
    ...changes,
  };
}

export function sale(changes: Partial<Sale> = {}): Sale {
  const status = changes.status ?? 'pending_payment';
  return {
    _id: `s${(number += 1)}`,
    productId: `p${number}`,
    productName: `Shalik 110 no. ${number}`,
    picture: picture(`bike-${number}`),
    price: 145_000,
    customerName: 'Asha Rahman',
    phone: '+8801712345678',
    location: 'Mirpur 10, Dhaka',
    status,
    paid: isPaid(status),
    createdAt: '2026-01-10T03:05:30.000Z',
    expiresAt: '2026-01-12T03:05:30.000Z',
    steps: [{ step: 'booked', state: 'done', at: '2026-01-10T03:05:30.000Z' }],
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

export function booking(changes: Partial<Booking> = {}): Booking {
  number += 1;
  const status = changes.status ?? 'pending_payment';
  return {
    _id: `b${number}`,
    productId: `p${number}`,
    productName: `Shalik 110 no. ${number}`,
    sellerName: 'Rafiq Hasan',
    price: 145_000,
    currency: 'bdt',
    customerName: 'Asha Rahman',
    email: 'a@b.example',
    phone: '+8801712345678',
    location: 'Mirpur 10, Dhaka',
    paid: isPaid(status),
    status,
    createdAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 48 * 3_600_000).toISOString(),
    transactionId: isPaid(status) ? 'pi_1' : null,
    reason: null,
    category_id: '1',
    picture: picture(`bike-${number}`),
    steps: [{ step: 'booked', state: 'done', at: '2026-01-10T03:05:30.000Z' }],
    ...changes,
  };
}

export function wish(changes: Partial<WishlistItem> = {}): WishlistItem {
  number += 1;
  return {
    _id: `w${number}`,
    productId: `p${number}`,
    productName: `Shalik 110 no. ${number}`,
    price: 145_000,
    was: null,
    sellerName: 'Rafiq Hasan',
    location: 'Mirpur 10, Dhaka',
    email: 'a@b.example',
    category_id: '1',
    status: 'active',
    createdAt: '2026-01-10T03:05:30.000Z',
    picture: picture(`bike-${number}`),
    ...changes,
  };
}
