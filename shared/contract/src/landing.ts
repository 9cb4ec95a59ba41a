import * as v from 'valibot';

import { LandingLink, Named, Slug } from './bike-facts.ts';
import { Count, Taka, Text } from './values.ts';

/** `GET /landings/{name}`: an unknown name is 404, like one of another form. */
export const LandingParam = v.object({ name: Text(60) });
export const LandingQuery = v.object({ district: v.optional(Text(60)) });

/** What landing pages that belong together have in common. */
export const landingGroups = ['models', 'districts', 'nearby', 'brands', 'kinds'] as const;

/** Landing pages with enough bikes, those with the most first. */
export const LandingGroup = v.object({
  of: v.picklist(landingGroups),
  pages: v.array(LandingLink),
});
export type LandingGroup = v.InferOutput<typeof LandingGroup>;

/** A quarter costs less than `from`, and a quarter more than `to`. */
const MiddleHalf = v.object({ from: Taka, median: Taka, to: Taka });
const Span = v.object({ from: Count, to: Count });

/** `GET /landings/{name}`: what there is to say of all bikes of one brand, model, kind or district. */
export const Landing = v.object({
  what: v.nullable(v.object({ of: v.picklist(['brand', 'model', 'kind']), ...Named.entries })),
  district: v.nullable(Named),
  /** The search that finds its bikes: names and values of an address. */
  search: v.partial(v.object({ brand: Slug, model: Slug, kind: Text(1), district: Slug })),
  /** The brand of a model. */
  brand: v.nullable(Named),
  /** How many there are now. */
  bikes: Count,
  /** Whether there are more than were counted, so that this is about right. */
  about: v.boolean(),
  /** The cheapest and the dearest. */
  price: v.nullable(v.object({ least: Taka, most: Taka })),
  /** Nothing where there are fewer than 8. */
  middle: v.nullable(MiddleHalf),
  /** The middle half, of those that state it. */
  years: v.nullable(Span),
  km: v.nullable(Span),
  /** What bikes of the model were asked and sold for in the whole country within a year. */
  usual: v.nullable(v.object({ bikes: Count, ...MiddleHalf.entries })),
  related: v.array(LandingGroup),
});
export type Landing = v.InferOutput<typeof Landing>;

/** `GET /landings`: where to begin. */
export const Landings = v.object({ groups: v.array(LandingGroup) });
export type Landings = v.InferOutput<typeof Landings>;
