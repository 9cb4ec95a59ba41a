import * as v from 'valibot';

import { Product } from './catalogue.ts';
import { NewSavedSearch } from './saved-searches.ts';

/**
 * Places in a page that other applications fill. Whoever declares one says with its name what stands there
 * and draws it with `Slot`; the schema of its properties says what fillings are told.
 *
 * - `navbar.end`: beside the menu of the site's bar, 44 pixels high and wide
 * - `dashboard.home`: what waits for this person, below the dashboard's first sentence
 * - `bike.actions`: beside a bike's three buttons, or in their place: what the person at hand can do with it
 * - `bike.notice`: on a bike's page, after its seller: what the person at hand should know of it
 * - `bike.acts`: once on each page with bikes, without a place of its own: does what people have begun at
 *   its buttons, and says in `buyer.bikes` which bikes they have
 * - `search.acts`: on the page of a search, while something is under way that a person has begun to do with
 *   it; without a place of its own
 *
 * What is pressed to begin it names such a slot in `data-begins`, so that machines which look at a release
 * find it.
 */
export const slotNames = [
  'navbar.end',
  'dashboard.home',
  'bike.actions',
  'bike.notice',
  'bike.acts',
  'search.acts',
] as const;
export type SlotName = (typeof slotNames)[number];

/** The shell's own slots tell nothing. */
export const NoProperties = v.object({});

/** A bike as fillings are told of it. */
export const SlotBike = v.pick(Product, [
  '_id',
  'name',
  'shownName',
  'location',
  'shownLocation',
  'sellerName',
  'resalePrice',
  'own',
]);
export type SlotBike = v.InferOutput<typeof SlotBike>;

/** Where a bike is shown: on its own page, on its card, or as an advert. */
export const bikePlaces = ['page', 'card', 'advert'] as const;

/** Of `bike.actions`; `namedBy` is the id of the element that names the bike. */
export const BikeActionsProperties = v.object({
  place: v.picklist(bikePlaces),
  bike: SlotBike,
  namedBy: v.string(),
});

/** Of `bike.notice`. */
export const BikeNoticeProperties = v.object({
  bike: v.object({ ...SlotBike.entries, status: Product.entries.status }),
  namedBy: v.string(),
});

/** What only a buyer does with a bike. */
export const bikeActs = ['buy', 'wish', 'unwish', 'report', 'ask'] as const;
export type BikeAct = (typeof bikeActs)[number];

/** Of `bike.acts`. */
export const BikeActsProperties = v.object({
  /** In the order in which they were begun; each stands here until `bike.act` says that it has ended. */
  acts: v.array(v.object({ id: v.number(), act: v.picklist(bikeActs), bike: SlotBike })),
  /** Whether a bike of this page is reserved, so that it counts who holds it. */
  asksHeld: v.boolean(),
});

/** What only a buyer does with a search. */
export const searchActs = ['save'] as const;

/** Of `search.acts`; it stands there until `search.act` says that it has ended. */
export const SearchActsProperties = v.object({
  act: v.picklist(searchActs),
  search: v.pick(NewSavedSearch, ['address', 'name']),
});

/** Slot → the schema of what its fillings are told. */
export type SlotSchemas = {
  'navbar.end': typeof NoProperties;
  'dashboard.home': typeof NoProperties;
  'bike.actions': typeof BikeActionsProperties;
  'bike.notice': typeof BikeNoticeProperties;
  'bike.acts': typeof BikeActsProperties;
  'search.acts': typeof SearchActsProperties;
};

/** What a filling of a slot is told. */
export type SlotProperties<Name extends SlotName> = v.InferOutput<SlotSchemas[Name]>;

const Wanted = v.union([v.string(), v.number(), v.boolean(), v.null()]);

/**
 * When a filling stands in its slot: every property that is named, by its path in what the slot tells
 * (`bike.own`), has the value, or one of them; `role` is the session's.
 */
export const Condition = v.record(
  v.pipe(v.string(), v.maxLength(60)),
  v.union([Wanted, v.array(Wanted)]),
);
export type Condition = v.InferOutput<typeof Condition>;
