/**
 * What people of this market do. Nobody has counted it yet: these are assumptions, chosen to be rather too
 * much than too little, and the model is as good as they are.
 */
export const habits = {
  /** Of all people who use the market within a month, how many come on one day, and how often. */
  comingEachDay: 0.15,
  sessionsEachDay: 1.6,
  /** Minutes that a session lasts. */
  sessionMinutes: 9,
  /** Of sessions, those of people who are signed in. */
  signedIn: 0.35,
  /** Of a day's sessions those that begin in its busiest hour, and what its busiest minute is above that. */
  busiestHour: 0.09,
  busiestMinute: 1.6,
  /** Bikes on sale for each of these people, and days until a bike is sold or expires. */
  bikes: 0.04,
  daysOnSale: 45,
  /** Changes of a listing in its time: price, texts, advert, wishes that are not counted elsewhere. */
  changesOfListing: 4,
  /** Saved searches for each bike on sale, and people who are told of a new bike by them. */
  savedSearches: 0.18,
  toldOfNewBike: 5,
  /** Notices that are mailed too. */
  mailed: 0.4,
  /** Crawlers read each bike's page once in so many days, evenly over the day. */
  crawledEveryDays: 5,
  /** Days that measurements of pages are kept. */
  daysOfMeasurements: 7,
} as const;

/** How often a session does a thing, on average. */
export const perSession = {
  /** Pages that come as a document: the first one, and what is opened anew. */
  documentOfHome: 0.6,
  documentOfBike: 0.7,
  list: 4,
  search: 3,
  counts: 3,
  bike: 4,
  own: 1.5,
  measurement: 8,
  change: 0.25,
  message: 0.2,
  booking: 0.004,
} as const;

export type Act = keyof typeof perSession | 'listing';
