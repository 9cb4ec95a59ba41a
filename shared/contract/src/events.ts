import type { ValueOf } from '@motohaat/domain/value-shape';

import type { eventShapes } from './event-shapes.ts';

/**
 * Who hears an event: whoever listens on this `page`, or in all `tabs` of this browser; what `stays` is there
 * for who comes later to listen on this page.
 */
type Reach = 'page' | 'stays' | 'tabs';

/**
 * What applications tell each other in the browser, by name; what each says is its shape
 * (`event-shapes.ts`). Nothing of it is an order: whoever tells does not know who listens.
 */
export const events = {
  /**
   * By a filling of `bike.acts`: which bikes this person has. `wished` are the ids of bikes on the wishlist;
   * `held` leads from a bike's id to where its booking is gone on with.
   */
  'buyer.bikes': 'stays',
  /** By a filling of `bike.acts`: how far an act of its properties is, by its id. */
  'bike.act': 'page',
  /** By a filling of `search.acts`: that what was begun has ended. */
  'search.act': 'page',
  /** Something was done: what shows these nouns of the API is asked for again. */
  'data.changed': 'tabs',
  /** A list that is kept on this device is another now, for whoever else of this page shows it. */
  'list.kept': 'page',
  /** Somebody signed out, in whichever tab. */
  'session.ended': 'tabs',
  /** What changed on the server for a person, as the tab that has the stream heard it. */
  'stream.heard': 'tabs',
} as const satisfies Record<keyof typeof eventShapes, Reach>;

export type EventName = keyof typeof events;
/** What an event says. */
export type EventData<Name extends EventName> = ValueOf<(typeof eventShapes)[Name]>;
