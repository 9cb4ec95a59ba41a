import { ccRange, earliestYear, kinds } from '@motohaat/domain/bike-facts';
import * as v from 'valibot';

import { Reason } from './administration.ts';
import { Named, Slug } from './bike-facts.ts';
import { Count, IsoTime, Key, Name, Text } from './values.ts';

/** The longest name of a brand or a model, in characters, and other spellings of one. */
export const longestModelName = 40;
export const mostSpellings = 12;

const NameInBoth = v.object({ en: Text(200), bn: Text(200) });
const Spellings = v.pipe(v.array(Text(200)), v.maxLength(mostSpellings));
const Year = v.nullable(
  v.pipe(v.number(), v.integer(), v.minValue(earliestYear), v.maxValue(2_100)),
);
/** cm³; none where there is no engine. */
const Engine = v.nullable(
  v.pipe(v.number(), v.integer(), v.minValue(ccRange.from), v.maxValue(ccRange.to)),
);

/** `GET /catalogueAdditions`: what admins have added to the catalogue that the applications carry. */
export const CatalogueAdditions = v.object({
  brands: v.array(v.object({ slug: Slug, name: NameInBoth, also: Spellings })),
  models: v.array(
    v.object({
      slug: Slug,
      brand: Slug,
      name: NameInBoth,
      also: Spellings,
      kind: v.picklist(kinds),
      cc: Engine,
      from: Year,
      to: Year,
      /** It was taken back: it has a name still, and nobody can choose it. */
      isWithdrawn: v.boolean(),
    }),
  ),
});
export type CatalogueAdditions = v.InferOutput<typeof CatalogueAdditions>;

/** A model of the catalogue, in the language that was asked for. */
export const NamedModel = v.object({ ...Named.entries, brand: Named });
export type NamedModel = v.InferOutput<typeof NamedModel>;

/** Names the words; from an answer of `GET /otherModels`. */
const WordsKey = v.pipe(v.string(), v.minLength(1), v.maxLength(320));

/** `GET /otherModels`: words in which sellers named a model that the catalogue lacks. */
export const OtherModel = v.object({
  key: WordsKey,
  /** As most of them wrote it. */
  words: Name,
  /** What they stated or wrote of it. */
  brand: v.nullable(Named),
  bikes: Count,
  /** Some of the bikes that anyone can see. */
  examples: v.array(v.object({ _id: Key, name: Name })),
  /** Models that may be meant, the likeliest first. */
  near: v.array(NamedModel),
});
export type OtherModel = v.InferOutput<typeof OtherModel>;

/** `POST /otherModels/map`: they mean this model. */
export const MapModel = v.object({ key: WordsKey, model: Slug, reason: v.optional(Reason) });
export type MapModel = v.InferInput<typeof MapModel>;

/** `POST /otherModels/add`: they mean a model that is added with this. */
export const AddModel = v.object({
  key: WordsKey,
  /** A brand of the catalogue; or the name of any, which is added where the catalogue lacks it. */
  brand: v.optional(Slug),
  newBrand: v.optional(NameInBoth),
  /** Without the brand's. */
  name: NameInBoth,
  /** The whole name as people spell it otherwise, in either script. */
  also: v.optional(Spellings, []),
  kind: v.picklist(kinds),
  cc: v.optional(Engine, null),
  from: v.optional(Year, null),
  to: v.optional(Year, null),
  reason: Reason,
});
export type AddModel = v.InferInput<typeof AddModel>;

export const decisionStates = ['taking', 'taken', 'undoing', 'undone'] as const;

/** `GET /modelDecisions`: what became of sellers' words. */
export const ModelDecision = v.object({
  _id: Key,
  words: Name,
  model: NamedModel,
  /** Whether the model was added with it. */
  isNew: v.boolean(),
  /** Of which it was written that they are of it. */
  bikes: Count,
  state: v.picklist(decisionStates),
  by: Name,
  createdAt: IsoTime,
});
export type ModelDecision = v.InferOutput<typeof ModelDecision>;

/** The answer of each: the decision, and how far it is carried out. */
export const DecisionDone = v.object({
  acknowledged: v.literal(true),
  _id: Key,
  model: NamedModel,
  bikes: Count,
  state: v.picklist(decisionStates),
});
export type DecisionDone = v.InferOutput<typeof DecisionDone>;
