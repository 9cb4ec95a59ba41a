import * as v from 'valibot';

import {
  BikeActionsProperties,
  BikeActsProperties,
  BikeNoticeProperties,
  NoProperties,
  SearchActsProperties,
  type SlotName,
  type SlotSchemas,
} from './slots.ts';

/** The schemas of what fillings are told, for builds, tests and the server: browsers have the types. */
export const slotSchemas: Readonly<SlotSchemas> = {
  'navbar.end': NoProperties,
  'dashboard.home': NoProperties,
  'bike.actions': BikeActionsProperties,
  'bike.notice': BikeNoticeProperties,
  'bike.acts': BikeActsProperties,
  'search.acts': SearchActsProperties,
};

/** What a condition may ask of in every slot besides its properties: the role of the session. */
const always = { role: v.string() };

/**
 * Whether a slot tells what a condition asks of.
 *
 * @param path of a property, such as `bike.own`
 */
export function tells(slot: SlotName, path: string): boolean {
  let entries: unknown = { ...slotSchemas[slot].entries, ...always };
  for (const name of path.split('.')) {
    if (typeof entries !== 'object' || entries === null || !Object.hasOwn(entries, name))
      return false;
    entries = Reflect.get((entries as Record<string, object>)[name]!, 'entries');
  }
  // A condition compares values, not what is made of several.
  return entries === undefined;
}
