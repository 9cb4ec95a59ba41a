import {
  certificateHolders,
  colours,
  earliestYear,
  maximumKm,
  papersStates,
  registrations,
} from '@motohaat/domain/bike-facts';
import { maximumPrice } from '@motohaat/domain/price';
import * as v from 'valibot';

import { GlanceFacts, Product } from './catalogue.ts';
import { Count, IsoTime, Key, Name, shownName, Taka, Url, Words } from './values.ts';

/** A name of the catalogue as it stands in addresses: `bajaj`, `pulsar-150`, `chattogram`. */
export const Slug = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** Something of the catalogue, named in the language that was asked for. */
export const Named = v.object({ slug: Slug, name: Name });
export type Named = v.InferOutput<typeof Named>;

/** A landing page: what its address needs, and what it is of. */
export const LandingLink = v.object({
  /** A brand, model, kind or district. */
  name: Slug,
  /** Where it is only of one district. */
  district: v.nullable(Slug),
  /** In the language that was asked for: "Bajaj in Dhaka". */
  title: Name,
  bikes: Count,
});
export type LandingLink = v.InferOutput<typeof LandingLink>;

/** A day, `YYYY-MM-DD`. */
export const Day = v.pipe(v.string(), v.isoDate());

/** What the papers are, each as its seller stated it. */
export const PapersList = v.object({
  certificate: v.nullable(v.picklist(certificateHolders)),
  taxTokenUntil: v.nullable(Day),
  digitalPlate: v.nullable(v.boolean()),
  smartCard: v.nullable(v.boolean()),
  insurance: v.nullable(v.boolean()),
  sellerSigns: v.nullable(v.boolean()),
});

/** The facts by which bikes are found and compared, `null` where not stated. */
export const ComparedFacts = v.object({
  brand: v.nullable(Named),
  model: v.nullable(Named),
  ...GlanceFacts.entries,
  /** Owners that it has had, with the one who sells it. */
  owners: v.nullable(Count),
  district: v.nullable(Named),
  area: v.nullable(Named),
  papers: v.nullable(v.picklist(papersStates)),
  /** How many photos it has. */
  photos: Count,
  advertised: v.boolean(),
});
export type ComparedFacts = v.InferOutput<typeof ComparedFacts>;

/** A bike in an answer of a search: the specification's product, with what it was found by. */
export const FoundBike = v.object({ ...Product.entries, ...ComparedFacts.entries });
export type FoundBike = v.InferOutput<typeof FoundBike>;

export const priceLevels = ['low', 'fair', 'high'] as const;

/** What bikes like it cost: asked and sold prices, whole taka. */
export const PriceSense = v.object({
  level: v.picklist(priceLevels),
  median: Taka,
  /** The middle half: a quarter costs less than `from`, a quarter more than `to`. */
  from: Taka,
  to: Taka,
  /** How many bikes that is of. */
  bikes: Count,
  /** Under 55 % of the median: both sides are warned. */
  suspicious: v.boolean(),
});
export type PriceSense = v.InferOutput<typeof PriceSense>;

const digits = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.maxValue(most));

/** `GET /priceSense`: what is known of a bike, and the price that is thought of. */
export const PriceSenseQuery = v.object({
  model: Slug,
  year: v.optional(v.pipe(digits(9_999), v.minValue(earliestYear))),
  km: v.optional(digits(maximumKm)),
  /** Whole taka. */
  price: digits(maximumPrice),
});

/** The answer; nothing where fewer than 8 bikes are like it. */
export const PriceSenseAnswer = v.object({ priceSense: v.nullable(PriceSense) });

/** Who sells, as visitors may know them. */
export const SellerCard = v.object({
  /** Names the seller; not the account's own id. */
  _id: Key,
  name: Name,
  photo: v.nullable(Url),
  since: IsoTime,
  /** Whether the identity provider confirmed the e-mail address. */
  verified: v.boolean(),
  /** Bikes that anyone can see now. */
  bikes: Count,
});
/** Where the hand-overs and reviews of a seller stop being counted. */
export const mostCounted = 1_000;
export type SellerCard = v.InferOutput<typeof SellerCard>;

/** `GET /products/{id}`: all that anyone may know of a bike. */
export const BikePage = v.object({
  ...FoundBike.entries,
  /** The second part of its page's address. */
  slug: Slug,
  /** Brand and model as its seller wrote them, where the catalogue has neither. */
  otherModel: v.nullable(Name),
  colour: v.nullable(v.picklist(colours)),
  registration: v.nullable(v.picklist(registrations)),
  registrationZone: v.nullable(Named),
  registrationYear: v.nullable(Count),
  papersList: PapersList,
  /** Nothing where fewer than 8 bikes are like it. */
  priceSense: v.nullable(PriceSense),
  /** What it cost before, the latest first. */
  prices: v.array(v.object({ price: Taka, until: IsoTime })),
  seller: SellerCard,
  /** The same model first, then what costs about as much. */
  similar: v.array(FoundBike),
  /** The landing pages that it is on and that have several bikes: its brand's first, its district's last. */
  landings: v.array(LandingLink),
});
export type BikePage = v.InferOutput<typeof BikePage>;

/** What is told of a bike that was sold. */
export const SoldBike = v.object({
  _id: Key,
  name: Name,
  ...shownName,
  slug: Slug,
  /** A sentence. */
  message: Words,
  code: v.literal('gone'),
  similar: v.array(FoundBike),
});
export type SoldBike = v.InferOutput<typeof SoldBike>;

/** `GET /sellers/{id}`: somebody who sells, with the newest bikes; `Link` names the next page. */
export const SellerPage = v.object({
  ...SellerCard.entries,
  /** Bikes that buyers have got from this seller; the highest means that many or more. */
  handOvers: v.pipe(Count, v.maxValue(mostCounted)),
  /** What buyers say of this seller: how many, the highest meaning that many or more, and stars on average. */
  reviews: v.object({
    count: v.pipe(Count, v.maxValue(mostCounted)),
    stars: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
  }),
  /** Minutes that the first answer to a question usually takes; `null` where too few were asked. */
  answerMinutes: v.nullable(Count),
  items: v.array(FoundBike),
});
export type SellerPage = v.InferOutput<typeof SellerPage>;
