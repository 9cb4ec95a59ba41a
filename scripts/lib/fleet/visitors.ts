import { setTimeout as sleep } from 'node:timers/promises';

import { type Outcome, outcomeOf } from './journal.ts';

/** How often those who look were answered, or how not. */
export type Looks = Record<Outcome, number>;

/** How many look at the same time, and milliseconds that each waits after a page. */
const visitors = 3;
const pause = 200;
/** Milliseconds for an answer. */
const patience = 15_000;

/** What is read where there is a replica, since nobody is signed in: a list, a search, a document. */
const paths = ['/api/categories/2', '/api/search?q=hornet&counts=0', '/categories/2'];

/**
 * Has people look at the site, as browsers do that nobody is signed in to.
 *
 * @param looks is counted in
 * @param isOver whether they are to end
 * @returns resolves when all of them have ended
 */
export async function lookAround(site: string, looks: Looks, isOver: () => boolean): Promise<void> {
  const look = async (place: number) => {
    for (let turn = place; !isOver(); turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      looks[await outcome(`${site}${path}`)] += 1;
      await sleep(pause);
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_each, place) => look(place)));
}

async function outcome(address: string): Promise<Outcome> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
    const text = await answer.text();
    const [, code] = /"code":"(\w+)"/.exec(text.slice(0, 500)) ?? [];
    return outcomeOf(answer.status, code);
  } catch {
    return 'unanswered';
  }
}
