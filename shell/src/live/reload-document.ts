import { needsFreshDocument } from '../remotes/load-error.ts';
import type { RevisionWatch } from './revision-watch.ts';

const key = 'motohaat.reloads';

/** Loads the document again, if that may help. Returns whether it does. */
export type ReloadDocument = () => Promise<boolean>;

/**
 * For a tab that has outlived the files of its revision: loads the document again when a newer
 * revision is live, once for each revision and page, so that it never goes round in circles.
 *
 * @param mayReload whether nothing would be lost with the document
 * @param storage a function because the mere access may throw
 */
export function createReloadDocument(
  watch: RevisionWatch,
  mayReload: () => boolean,
  reload: () => void = () => window.location.reload(),
  storage: () => Storage = () => window.sessionStorage,
): ReloadDocument {
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

/** Loads a page of this tab's revision, or reloads the document when its files cannot be had any more. */
export async function loadOrReloadDocument<Page>(
  load: () => Promise<Page>,
  reloadDocument: ReloadDocument,
): Promise<Page> {
  try {
    return await load();
  } catch (error) {
    // The document goes away: nobody waits for the answer.
    if (needsFreshDocument(error) && (await reloadDocument())) return new Promise(() => {});
    throw error;
  }
}
