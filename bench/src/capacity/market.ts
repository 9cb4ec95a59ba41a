import { type Act, habits, perSession } from './habits.ts';

const secondsOfDay = 86_400;

/** A market of some size in its busiest minute. */
export type Market = {
  people: number;
  bikes: number;
  /** Sessions that begin each second. */
  sessions: number;
  /** Streams that are open. */
  streams: number;
  /** Acts a second; of documents of bikes, those of crawlers too. */
  acts: Record<Act, number>;
  /** Commits a second after which no answer to visitors is kept. */
  publicChanges: number;
  /** A second. */
  audited: number;
  notices: number;
  mails: number;
  newBikes: number;
  /** Acts on a whole day, from which grows what is stored. */
  perDay: Record<'measurement' | 'message' | 'notice' | 'booking' | 'audited', number>;
};

/** What so many people, who use the market within a month, make of it. */
export function marketOf(people: number): Market {
  const bikes = people * habits.bikes;
  const sessionsOfDay = people * habits.comingEachDay * habits.sessionsEachDay;
  const sessions = (sessionsOfDay * habits.busiestHour * habits.busiestMinute) / 3600;
  const busy = sessions / (sessionsOfDay / secondsOfDay);
  const listingsOfDay = (bikes / habits.daysOnSale) * (1 + habits.changesOfListing);
  const listing = (listingsOfDay / secondsOfDay) * busy;
  const crawled = bikes / habits.crawledEveryDays / secondsOfDay;
  const own = Object.entries(perSession).map(([act, often]) => [act, often * sessions]);
  const acts = { ...(Object.fromEntries(own) as Record<keyof typeof perSession, number>), listing };
  acts.documentOfBike += crawled;
  const newBikes = listing / (1 + habits.changesOfListing);
  const perDayOf = (rate: number) => (rate / busy) * secondsOfDay;
  // A booking is made, paid, and ends; moderation and releases are few beside it.
  const audited = acts.booking * 2;
  const notices = acts.message + acts.booking * 6 + newBikes * habits.toldOfNewBike;
  return {
    people,
    bikes,
    sessions,
    streams: sessions * habits.signedIn * habits.sessionMinutes * 60,
    acts,
    publicChanges: listing + acts.booking * 2,
    audited,
    notices,
    mails: notices * habits.mailed,
    newBikes,
    perDay: {
      measurement: perDayOf(acts.measurement),
      message: perDayOf(acts.message),
      notice: perDayOf(notices),
      booking: perDayOf(acts.booking),
      audited: perDayOf(audited),
    },
  };
}

/** Addresses that visitors share: the first pages of categories and home, and all others. */
const lists = { hot: 8, ofHot: 0.6, others: 400 };

/**
 * Of answers that one process could keep, those that it has: an address is asked for at random times, and
 * everything kept is old after each change.
 *
 * @param requests a second that come to the process
 * @param changes a second
 */
export function keptShare(requests: number, changes: number): number {
  const hit = (rate: number) => (rate + changes === 0 ? 0 : rate / (rate + changes));
  const hot = (requests * lists.ofHot) / lists.hot;
  const other = (requests * (1 - lists.ofHot)) / lists.others;
  return lists.ofHot * hit(hot) + (1 - lists.ofHot) * hit(other);
}
