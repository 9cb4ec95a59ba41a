import { needsFreshDocument } from '../remotes/load-fault.ts';
import type { RevisionWatch } from './revision-watch.ts';

const key = 'motohaat.afresh';

/** Loads the document anew, if that may help. Returns whether it does. */
export type StartAfresh = () => Promise<boolean>;

/**
 * For a tab that has outlived the files of its revision: loads the document anew when a newer
 * revision is live, once for each revision and page, so that it never goes round in circles.
 *
 * @param mayReload whether nothing would be lost with the document
 * @param storage a function because the mere access may throw
 */
export function createStartAfresh(
  watch: RevisionWatch,
  mayReload: () => boolean,
  reload: () => void = () => window.location.reload(),
  storage: () => Storage = () => window.sessionStorage,
): StartAfresh {
  return async () => {
    if (!mayReload() || !(await watch.look())) return false;
    try {
      const mark = `${watch.live()} ${window.location.pathname}`;
      const marks = JSON.parse(storage().getItem(key) ?? '[]') as string[];
      if (marks.includes(mark)) return false;
      storage().setItem(key, JSON.stringify([...marks, mark].slice(-50)));
    } catch {
      // What was done cannot be remembered: it is not done.
      return false;
    }
    reload();
    return true;
  };
}

/** Loads a page of this tab's revision, or starts afresh when its files cannot be had any more. */
export async function loadOrStartAfresh<Page>(
  load: () => Promise<Page>,
  startAfresh: StartAfresh,
): Promise<Page> {
  try {
    return await load();
  } catch (error) {
    // The document goes away: nobody waits for the answer.
    if (needsFreshDocument(error) && (await startAfresh())) return new Promise(() => {});
    throw error;
  }
}
