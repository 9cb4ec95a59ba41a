import * as v from 'valibot';

import { type SearchName, searchNames } from './search.ts';
import { Count, IsoTime, Key, Name } from './values.ts';

/** How many searches an account may keep. */
export const mostSavedSearches = 50;
export const maximumSearchName = 80;

/** When the owner is told of bikes that have come: `daily` gathers those of a day. */
export const savedSearchNotifies = ['none', 'at-once', 'daily'] as const;
export type SavedSearchNotify = (typeof savedSearchNotifies)[number];

/** A search as it stands in its page's address. */
const Typed = v.optional(v.pipe(v.string(), v.maxLength(400)));
const Address = v.strictObject(
  Object.fromEntries(searchNames.map((name) => [name, Typed])) as Record<SearchName, typeof Typed>,
);
const SearchName = v.pipe(v.string(), v.maxLength(4 * maximumSearchName));

/** `POST /savedSearches`; without a name it is called by its text. */
export const NewSavedSearch = v.object({
  address: Address,
  name: v.optional(SearchName, ''),
  notify: v.optional(v.picklist(savedSearchNotifies), 'at-once'),
});
export type NewSavedSearch = v.InferOutput<typeof NewSavedSearch>;

/** `PATCH /savedSearches/{id}`: what is left out stays. */
export const EditSavedSearch = v.object({
  name: v.optional(SearchName),
  notify: v.optional(v.picklist(savedSearchNotifies)),
  /** Its bikes were looked at: none of them is new any more. */
  looked: v.optional(v.literal(true)),
});
export type EditSavedSearch = v.InferOutput<typeof EditSavedSearch>;

export const SavedSearch = v.object({
  _id: Key,
  name: Name,
  address: Address,
  notify: v.picklist(savedSearchNotifies),
  /** Bikes that have come since its owner looked, 999 at most. */
  newBikes: Count,
  lookedAt: IsoTime,
  createdAt: IsoTime,
});
export type SavedSearch = v.InferOutput<typeof SavedSearch>;
