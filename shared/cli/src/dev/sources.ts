import { EventEmitter } from 'node:events';
import { existsSync, watch } from 'node:fs';

/** An editor saves several files, or one in several steps: ms of quiet that end an edit. */
export const quiet = 150;

/**
 * Tells of each edit of a source, tests excepted, as `edit`.
 *
 * @param folders those that are there are watched
 */
export function watchSources(folders: string[], signal: AbortSignal): EventEmitter {
  const edits = new EventEmitter();
  for (const path of folders.filter((each) => existsSync(each))) {
    watch(path, { recursive: true, signal }, (_, file) => {
      if (file && /\.(?:tsx?|js|css|svg|sql|woff2)$/.test(file) && !/\.test\.tsx?$/.test(file)) {
        edits.emit('edit');
      }
    });
  }
  return edits;
}
