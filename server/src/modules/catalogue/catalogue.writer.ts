import type { AdvertisedItem, Picture, Product } from '@motohaat/contract/catalogue';
import { maskEmail } from '@motohaat/domain/email';
import { dhakaClock } from '@motohaat/domain/time';

import { readTimestamp } from '../../database/index.ts';
import { JsonText } from '../../http/json-text.ts';
import type { Shown } from '../../http/shown.ts';
import type { Actor } from '../../plugins/authentication.ts';
import {
  isOwn,
  maySeeEmail,
  maySeeEmailOfAdvert,
  noBikes,
  shownDescription,
} from './catalogue.policy.ts';
import { json, jsonMembers } from './json-columns.ts';
import { shownPictures } from './shown-pictures.ts';

// The two lists that everybody reads, written straight as JSON. Making objects of 24 rows of 20 columns
// and writing those as their schemas say took two thirds of all that an answer cost.

/** What is the same whoever asks: of `products p` and its seller, `users u`. */
const shownInBoth = {
  _id: json.word('p.id'),
  name: json.text('p.name'),
  category_id: json.word('p.category_id'),
  location: json.text('p.location'),
  resalePrice: json.integer('p.resale_price'),
  sellerId: json.word('u.public_id'),
  sellerName: json.text('u.name'),
};
const shownOfProduct = {
  ...shownInBoth,
  warranty: json.number('p.warranty'),
  used: json.number('p.used'),
  condition: json.word('p.condition'),
  originalPrice: json.integer('p.original_price'),
  status: json.word('p.status'),
};

/** What depends on who asks, or on rules that are not the database's. */
const others = 'p.images, p.description, u.email, u.id, p.created_at, p.name, p.location, p.id';

/** Text for statements: the columns of a `WrittenRow`. */
export const productColumns = `${jsonMembers(shownOfProduct)}, ${others}`;
export const advertisedColumns = `${jsonMembers(shownInBoth)}, ${others}`;

/** What the database sent, as texts. */
export type WrittenColumns = readonly [
  shown: string,
  images: string,
  description: string,
  sellerEmail: string,
  sellerId: string,
  createdAt: string,
  name: string,
  location: string,
  id: string,
];
/** Further columns may follow. */
type WrittenRow = readonly [...WrittenColumns, ...string[]];

/**
 * The bikes of a category's list, as this caller may see and read them.
 *
 * @param booked ids of the bikes that the caller has booked
 */
export function writeProducts(
  rows: readonly WrittenRow[],
  actor: Actor | null,
  shown: Shown,
  booked: ReadonlySet<string>,
) {
  return list<Product>(rows, (row) => {
    const [, , , sellerEmail, seller_id, createdAt] = row;
    const at = readTimestamp(createdAt);
    const email = maySeeEmail(actor, { seller_id }) ? sellerEmail : maskEmail(sellerEmail);
    return `{${factsOf(row, shown)},"description":${describe(row, actor, booked)},"email":${JSON.stringify(email)},"time":"${dhakaClock(at)}","createdAt":"${at.toISOString()}","own":${isOwn(actor, { seller_id })}}`;
  });
}

/** The bikes of the home grid, as this caller may see and read them. */
export function writeAdvertisedItems(
  rows: readonly WrittenRow[],
  actor: Actor | null,
  shown: Shown,
) {
  return list<AdvertisedItem>(rows, (row) => {
    const [, , , sellerEmail, seller_id] = row;
    const email = maySeeEmailOfAdvert(actor, { seller_id }) ? sellerEmail : maskEmail(sellerEmail);
    return `{${factsOf(row, shown)},"description":${describe(row, actor, noBikes)},"email":${JSON.stringify(email)},"own":${isOwn(actor, { seller_id })}}`;
  });
}

/** What both lists show alike, and how its name and place read best, if not as they were written. */
function factsOf([facts, images, , , , , name, location]: WrittenRow, shown: Shown): string {
  const { shownName } = shown.name(name);
  const { shownLocation } = shown.place(location);
  const told = shown.keepsAlts
    ? undefined
    : (pictures: readonly Picture[]) => shown.pictures(name, pictures);
  let text = `${facts},${shownPictures(images, told)}`;
  if (shownName !== undefined) text += `,"shownName":${JSON.stringify(shownName)}`;
  if (shownLocation !== undefined) text += `,"shownLocation":${JSON.stringify(shownLocation)}`;
  return text;
}

function list<Item>(
  rows: readonly WrittenRow[],
  write: (row: WrittenRow) => string,
): JsonText<Item[]> {
  let text = '';
  for (const row of rows) text += `${text === '' ? '[' : ','}${write(row)}`;
  return new JsonText(text === '' ? '[]' : `${text}]`);
}

function describe(row: WrittenRow, actor: Actor | null, booked: ReadonlySet<string>): string {
  const [, , description, , seller_id, , , , id] = row;
  return JSON.stringify(shownDescription({ id, seller_id, description }, actor, booked));
}
