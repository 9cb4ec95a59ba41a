import type { Queryable } from '../../database/index.ts';
import { listRevisions } from '../revisions/revisions.repository.ts';
import { lookUpRegistered, type Registered } from './registered.repository.ts';

/** How many revisions back somebody would still look for something to return to. */
const remembered = 500;

/**
 * The release that people had before the live one. A roll back takes away what it undid, so that the
 * next one goes further back, not forth again.
 */
export async function findEarlierRelease(
  db: Queryable,
  application: string,
): Promise<Registered | undefined> {
  const history = await listRevisions(db, { limit: remembered });
  const id = earlier(
    history.toReversed().map(({ releases, act, application: of }) => ({
      release: releases[application],
      isBack: act === 'rollback' && of === application,
    })),
  );
  return id === undefined
    ? undefined
    : (await lookUpRegistered(db, [[application, id]]))(application, id);
}

/** @param steps what was live of one application, oldest first */
export function earlier(
  steps: readonly { release: string | undefined; isBack: boolean }[],
): string | undefined {
  const stack: string[] = [];
  for (const { release, isBack } of steps) {
    if (release === undefined || stack.at(-1) === release) continue;
    const known = isBack ? stack.lastIndexOf(release) : -1;
    if (known >= 0) stack.length = known + 1;
    else stack.push(release);
  }
  return stack.at(-2);
}
