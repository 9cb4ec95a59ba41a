import { setTimeout as sleep } from 'node:timers/promises';

import { ask } from './calls.ts';
import { type Journal, outcomeOf } from './journal.ts';

/** How many look at the same time, and milliseconds that each waits after a page. */
const visitors = 3;
const pause = 200;

/** What is read where there is a replica, since nobody is signed in: a list, a search, a document. */
const paths = ['/api/categories/2', '/api/search?q=hornet&counts=0', '/categories/2'];

/**
 * Has people look at the site, as browsers do that nobody is signed in to.
 *
 * @param journal is told how they were answered
 * @param isOver whether they are to end
 * @returns resolves when all of them have ended
 */
export async function lookAround(
  site: string,
  { looks, failures }: Journal,
  isOver: () => boolean,
): Promise<void> {
  const look = async (place: number) => {
    for (let turn = place; !isOver(); turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      const { status, body } = await ask(`${site}${path}`);
      const { code } = body;
      const outcome = outcomeOf(status, typeof code === 'string' ? code : undefined);
      looks[outcome] += 1;
      if (outcome === 'failed') failures.add(`${path}: ${status}`);
      await sleep(pause);
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_each, place) => look(place)));
}
