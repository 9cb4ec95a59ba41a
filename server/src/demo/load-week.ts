import type { Act } from '@motohaat/demo/week/acts';
import { week } from '@motohaat/demo/week/week';

import type { MovedClock } from './clock/moved-clock.ts';
import { dealHandlers } from './week/deals.ts';
import type { Does, Handlers } from './week/handlers.ts';
import { marketHandlers } from './week/market.ts';
import { idOf, type WeekServices } from './week/people.ts';
import { talkHandlers } from './week/talk.ts';

const hour = 3_600_000;

const handlers: Handlers<Does> = { ...dealHandlers, ...talkHandlers, ...marketHandlers };

type WeekOptions = { acts?: readonly Act[]; signal?: AbortSignal };

/**
 * Lets the people of the demo market do what a week brings, by the functions that everybody's calls come
 * to, each at its time: clock and database tell them that it is then. It happens once: a market in which
 * it has begun is left as it is.
 *
 * @param services with the clock's database
 * @param options.acts in their order
 * @param options.signal ends it between two acts
 * @returns how many acts were done; one that cannot be is told to the log, and the others go on
 */
export async function loadWeek(
  services: WeekServices,
  clock: Pick<MovedClock, 'at'>,
  { acts = week, signal }: WeekOptions = {},
): Promise<number> {
  const { log } = services;
  const now = Date.now();
  let done = 0;
  for (const act of acts) {
    if (signal?.aborted) break;
    const handle = handlers[act.does] as Handle;
    try {
      // One after another: each builds on what was before.
      await clock.at(new Date(now - act.hoursAgo * hour), () => handle(services, act));
      done += 1;
    } catch (err) {
      log.warn({ err, act }, 'something of the demo week could not be done');
    }
  }
  return done;
}

type Handle = (services: WeekServices, act: Act) => Promise<unknown>;

/** Whether the market has had its week, or a part of it. */
export async function hasBegun({ db }: Pick<WeekServices, 'db'>): Promise<boolean> {
  const first = week.find((act) => act.does === 'book');
  if (!first) return false;
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', idOf('booking', first))
    .executeTakeFirst();
  return found !== undefined;
}
