import type { AdvertisedItem, ListedBike, Picture } from '@motohaat/contract/catalogue';
import { maskEmail } from '@motohaat/domain/email';
import { dhakaClock } from '@motohaat/domain/time';

import { readTimestamp } from '../../database/index.ts';
import { JsonText } from '../../http/json-text.ts';
import type { Shown } from '../../http/shown.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { isOwn, maySeeEmail, maySeeEmailOfAdvert, noBikes, textsFor } from './catalogue.policy.ts';
import { json, jsonMembers } from './json-columns.ts';
import { priceBefore } from './listed-product.ts';
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
  year: json.number('p.year'),
  km: json.number('p.km'),
  cc: json.number('p.cc'),
  priceBefore: json.number(priceBefore),
};

/** What depends on who asks, or on rules that are not the database's. */
const others =
  'p.images, p.description, u.email, u.id, p.created_at, p.name, p.location, p.id, u.name';

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
  sellerName: string,
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
  return list<ListedBike>(rows, (row) => {
    const [, , , sellerEmail, seller_id, createdAt] = row;
    const at = readTimestamp(createdAt);
    const email = maySeeEmail(actor, { seller_id }) ? sellerEmail : maskEmail(sellerEmail);
    return `{${textsOf(row, { actor, booked, shown })},"email":${JSON.stringify(email)},"time":"${dhakaClock(at)}","createdAt":"${at.toISOString()}","own":${isOwn(actor, { seller_id })}}`;
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
    return `{${textsOf(row, { actor, booked: noBikes, shown })},"email":${JSON.stringify(email)},"own":${isOwn(actor, { seller_id })}}`;
  });
}

type Reader = { actor: Actor | null; booked: ReadonlySet<string>; shown: Shown };

/** What both lists show alike, as this reader may read it, and how its name and place read best. */
function textsOf(row: WrittenRow, { actor, booked, shown }: Reader): string {
  const [facts, images, description, , seller_id, , name, location, id, seller_name] = row;
  const written = { id, seller_id, name, location, description, seller_name };
  const texts = textsFor(written, actor, booked);
  const told = shown.keepsAlts(texts.name)
    ? undefined
    : (pictures: readonly Picture[]) => shown.pictures(texts.name, pictures);
  const { shownName } = shown.name(texts.name);
  const { shownLocation } = shown.place(texts.location);
  const isWhole =
    texts.name === name && texts.location === location && texts.seller_name === seller_name;
  let text = `${isWhole ? facts : rewritten(facts, texts)},${shownPictures(images, told)}`;
  if (shownName !== undefined) text += `,"shownName":${JSON.stringify(shownName)}`;
  if (shownLocation !== undefined) text += `,"shownLocation":${JSON.stringify(shownLocation)}`;
  return `${text},"description":${JSON.stringify(texts.description)}`;
}

type Lines = { name: string; location: string; seller_name: string };

/** The members that the database wrote, with other lines; few have something to hide. */
function rewritten(facts: string, { name, location, seller_name: sellerName }: Lines): string {
  const members = JSON.parse(`{${facts}}`) as object;
  return JSON.stringify({ ...members, name, location, sellerName }).slice(1, -1);
}

function list<Item>(
  rows: readonly WrittenRow[],
  write: (row: WrittenRow) => string,
): JsonText<Item[]> {
  let text = '';
  for (const row of rows) text += `${text === '' ? '[' : ','}${write(row)}`;
  return new JsonText(text === '' ? '[]' : `${text}]`);
}
