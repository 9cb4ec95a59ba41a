import { categoryIds, conditions } from '@motohaat/domain/listing';
import { highestAskingPrice, maximumPrice } from '@motohaat/domain/price';
import { isPlainLine, isPlainText } from '@motohaat/domain/text';
import * as v from 'valibot';

import { choice, price, StampedNumber, text, Years } from './bike-inputs.ts';
import {
  maximumBikeNameLength,
  maximumLocationLength,
  maximumMessageLength,
  maximumPhotos,
} from './bike-limits.ts';
import { emptyFacts } from './fact-fields.ts';
import { type FactFields, FactsEdit, FactsForm, statedFields, statedOf } from './facts-form.ts';
import * as sentences from './sentences.ts';

const askingPrice = (highest: number) => price(sentences.askingPriceNeeded, highest);
const AskingPrice = askingPrice(highestAskingPrice(undefined));
const ProductName = text({
  required: sentences.nameNeeded,
  longest: maximumBikeNameLength,
  isPlain: isPlainLine,
  plain: sentences.oneLine,
});
const Location = text({
  required: sentences.locationNeeded,
  longest: maximumLocationLength,
  isPlain: isPlainLine,
  plain: sentences.oneLine,
});
const Message = text({
  required: sentences.descriptionNeeded,
  longest: maximumMessageLength,
  isPlain: isPlainText,
  plain: sentences.plainText,
});
const Photos = v.pipe(
  v.array(v.string()),
  v.minLength(1, sentences.photoNeeded),
  v.maxLength(maximumPhotos, sentences.photos(maximumPhotos)),
);

/**
 * What a seller fills in, and its messages (specification, section 5; rulings S5.7 and S5.9). Form and
 * server check the same: the form its inputs, the server what `bikeFields` makes of a body.
 */
export const BikeForm = v.object({
  productName: ProductName,
  category: choice(categoryIds.map(String), sentences.categoryNeeded),
  location: Location,
  condition: choice(conditions, sentences.conditionNeeded),
  originalprice: price(sentences.originalPriceNeeded, maximumPrice),
  resaleprice: AskingPrice,
  message: Message,
  warranty: Years,
  used: Years,
  ...FactsForm.entries,
  /** Never shown to anybody: what is kept of it finds the same number again. */
  chassis: StampedNumber,
  engine: StampedNumber,
  /** URLs of uploads; the first is the cover. */
  image: Photos,
});
/** The inputs: texts as they are typed, and the URLs of the photos. */
export type BikeFields = v.InferInput<typeof BikeForm>;
export type BikeForm = v.InferOutput<typeof BikeForm>;

/** The same where asking prices may be as high as that, in whole taka; `highestAskingPrice` says how high. */
export function bikeFormUpTo(highest: number) {
  return v.object({ ...BikeForm.entries, resaleprice: askingPrice(highest) });
}

/** What a seller may change while nobody has booked the bike. */
export const EditForm = v.object({
  productName: ProductName,
  location: Location,
  resaleprice: AskingPrice,
  message: Message,
  ...FactsEdit.entries,
  image: Photos,
});
/** As `bikeFormUpTo`. */
export function editFormUpTo(highest: number) {
  return v.object({ ...EditForm.entries, resaleprice: askingPrice(highest) });
}
export type EditFields = v.InferInput<typeof EditForm>;
export type EditForm = v.InferOutput<typeof EditForm>;

const Text = v.pipe(v.string(), v.maxLength(10_000));
const Amount = v.union([v.number(), v.pipe(v.string(), v.maxLength(40))]);
const ShortText = v.pipe(v.string(), v.maxLength(400));
const Url = v.pipe(v.string(), v.maxLength(500));

/**
 * `POST /addProduct`, as it comes: what each field may be, `BikeForm` says. The e-mail
 * address is compared with the caller's own; seller's name and time are the server's in any case.
 */
export const NewProduct = v.object({
  name: v.optional(Text),
  category_id: v.optional(Amount),
  /** The cover: the `url` of an upload. */
  img: v.optional(Url),
  /** URLs of uploads; the first is the cover. Without them, `img` is the only photo. */
  images: v.optional(v.pipe(v.array(Url), v.maxLength(100))),
  /** Years, in steps of half a year. */
  warranty: v.optional(v.nullable(Amount)),
  used: v.optional(v.nullable(Amount)),
  location: v.optional(Text),
  condition: v.optional(ShortText),
  /** Whole taka, as a number or as people write it. */
  originalPrice: v.optional(Amount),
  resalePrice: v.optional(Amount),
  description: v.optional(Text),
  ...statedFields,
  /** Chassis and engine number, of which a keyed hash and the end are kept; empty says nothing. */
  chassis: v.optional(v.nullable(ShortText)),
  engine: v.optional(v.nullable(ShortText)),
  sellerName: v.optional(ShortText),
  email: v.optional(v.pipe(v.string(), v.maxLength(254))),
  time: v.optional(ShortText),
  /** The id of the caller's draft that it was: with the bike there, the draft is gone. */
  draft: v.optional(ShortText),
});
export type NewProduct = v.InferOutput<typeof NewProduct>;

/** `PATCH /products/{id}`: what is left out stays. `version` is the one that the form was filled from. */
export const EditProduct = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** As it stands, it follows what is stated, where it was filled from that. */
  name: v.optional(Text),
  location: v.optional(Text),
  resalePrice: v.optional(Amount),
  description: v.optional(Text),
  ...statedFields,
  /** All photos in their order: viewer URLs that the bike has, or URLs of uploads. */
  images: v.optional(v.pipe(v.array(Url), v.maxLength(100))),
});
export type EditProduct = v.InferOutput<typeof EditProduct>;

/** All that a seller says of a bike; nothing of it is forgotten on the way. */
export type DescribedProduct = Required<
  Omit<NewProduct, 'sellerName' | 'email' | 'time' | 'draft'>
>;

/** The specification's inputs, each with its name on the wire; all others have one name. */
const wireNames = {
  productName: 'name',
  category: 'category_id',
  location: 'location',
  condition: 'condition',
  originalprice: 'originalPrice',
  resaleprice: 'resalePrice',
  message: 'description',
  warranty: 'warranty',
  used: 'used',
  chassis: 'chassis',
  engine: 'engine',
  image: 'images',
} as const satisfies Record<Exclude<keyof BikeFields, keyof FactFields>, keyof NewProduct>;

/** An input by its name; one of a group has the group's before it. */
export type BikeInput =
  | Exclude<keyof BikeFields, 'papers'>
  | `papers.${keyof BikeFields['papers']}`;

const otherInputs: ReadonlySet<string> = new Set([
  ...Object.keys(emptyFacts).filter((name) => name !== 'papers'),
  ...Object.keys(emptyFacts.papers).map((name) => `papers.${name}`),
]);

/** The input for a field of the wire, so that the server's refusals show where they belong. */
export function inputOf(wireField: string): BikeInput | undefined {
  if (wireField === 'img') return 'image';
  const renamed = Object.entries(wireNames).find(([, wire]) => wire === wireField)?.[0];
  return (renamed ?? (otherInputs.has(wireField) ? wireField : undefined)) as BikeInput | undefined;
}

/** The field of the wire that an input fills. @param input its name, as `BikeInput` has it */
export function wireFieldOf(input: string): string {
  return (wireNames as Readonly<Record<string, string>>)[input] ?? input;
}

/** The body of `POST /addProduct` for a form that was checked. */
export function newProductOf(form: BikeForm): DescribedProduct {
  return {
    name: form.productName,
    category_id: form.category,
    img: form.image[0] ?? '',
    images: form.image,
    warranty: form.warranty,
    used: form.used,
    location: form.location,
    condition: form.condition,
    originalPrice: form.originalprice,
    resalePrice: form.resaleprice,
    description: form.message,
    ...statedOf(form),
    chassis: form.chassis,
    engine: form.engine,
  };
}

/** The body of `PATCH /products/{id}` for a form that was checked. */
export function editProductOf(form: EditForm, version: number): EditProduct {
  return {
    version,
    name: form.productName,
    location: form.location,
    resalePrice: form.resaleprice,
    description: form.message,
    images: form.image,
    ...statedOf(form),
  };
}
