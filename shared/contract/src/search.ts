import { type FilterName, filterNames } from '@motohaat/domain/search/filters';
import { meant } from '@motohaat/domain/search/meant';
import * as v from 'valibot';

import { FoundBike, Slug } from './bike-facts.ts';
import { ListQuery } from './list.ts';
import { Count, Name, Words } from './values.ts';

export {
  filterNames,
  type FilterName,
  listFilters,
  type SearchFilters,
  type Sort,
  sorts,
} from '@motohaat/domain/search/filters';

/** All names of a search's address, in the order in which it is written. */
export const searchNames = ['q', ...filterNames, 'sort'] as const;
export type SearchName = (typeof searchNames)[number];

/** What a search's address says: texts, as they stand there. */
export type SearchAddress = Partial<Record<SearchName, string>>;

const Typed = v.pipe(v.string(), v.maxLength(400));

/** `GET /search`; what each name may be is checked by `searchFilters`, which names what is wrong. */
export const SearchQuery = v.objectWithRest(
  { ...ListQuery.entries, counts: v.optional(v.picklist(['0', '1'])) },
  Typed,
);

const anyKind = meant.join('|');

/** `GET /suggestions`. */
export const SuggestionsQuery = v.object({
  q: v.optional(Typed, ''),
  /** What is to be suggested, with commas; all of it without. */
  kinds: v.optional(
    v.pipe(
      v.string(),
      v.regex(new RegExp(`^(?:${anyKind})(?:,(?:${anyKind})){0,${meant.length - 1}}$`)),
      v.transform((text) => meant.filter((kind) => text.split(',').includes(kind))),
    ),
  ),
});

/** A part of the text that was understood. */
export const Understood = v.object({
  /** The words, as they were typed. */
  words: Words,
  /** The filter or the order that they became; `q`: they are searched for as they are. */
  name: v.picklist([...filterNames, 'sort', 'q']),
  /** What it was set to, as in an address. */
  value: Words,
  /** What that is called, in the language that was asked for. */
  label: Words,
  /** Whether the words were only like it: `plusar` → Pulsar. */
  guessed: v.boolean(),
});
export type Understood = v.InferOutput<typeof Understood>;

/** How many bikes there would be with one value of a filter, all other filters as they are. */
export const FacetValue = v.object({
  /** As in an address. */
  value: v.pipe(v.string(), v.maxLength(60)),
  /** In the language that was asked for; not for values that need no name of their own. */
  name: v.optional(Name),
  count: Count,
  /** Whether it was counted on a sample. */
  about: v.boolean(),
});
export type FacetValue = v.InferOutput<typeof FacetValue>;

/** Counts by filter, the most first. */
export const Facets = v.partial(
  v.object(
    Object.fromEntries(filterNames.map((name) => [name, v.array(FacetValue)])) as Record<
      FilterName,
      v.ArraySchema<typeof FacetValue, undefined>
    >,
  ),
);
export type Facets = v.InferOutput<typeof Facets>;

/** `GET /search`; the next page is in the `Link` header. */
/** A filter, or the words, that a search may do without. */
export const Loosening = v.object({
  name: v.picklist([...filterNames, 'q']),
  /** What is to be left out with it: where one alone finds nothing. */
  and: v.optional(v.array(v.picklist([...filterNames, 'q']))),
  count: Count,
});
export type Loosening = v.InferOutput<typeof Loosening>;

export const SearchAnswer = v.object({
  items: v.array(FoundBike),
  /** Missing with `counts=0`. */
  total: v.optional(Count),
  /** Whether there are more than were counted, so that `total` is about right. */
  capped: v.optional(v.boolean()),
  understood: v.array(Understood),
  /** Missing with `counts=0`. */
  facets: v.optional(Facets),
  /** Where nothing was found: which filter to leave out, and how many bikes there are then, most first. */
  loosen: v.optional(v.array(Loosening)),
});
export type SearchAnswer = v.InferOutput<typeof SearchAnswer>;

/** Something that one may be typing. */
export const Suggestion = v.object({
  kind: v.picklist(meant),
  slug: Slug,
  /** In the script that is typed. */
  name: Name,
  /** Brand of a model, district of an area. */
  of: v.optional(Name),
  /** The search that it leads to: names and values of an address. */
  search: v.partial(
    v.object(
      Object.fromEntries(searchNames.map((name) => [name, Typed])) as Record<
        SearchName,
        typeof Typed
      >,
    ),
  ),
});
export type Suggestion = v.InferOutput<typeof Suggestion>;
