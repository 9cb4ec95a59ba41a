import { EventEmitter } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

import { root } from '../run.ts';

/** An editor saves several files, or one in several steps: ms of quiet that end an edit. */
export const quiet = 150;

/**
 * Tells of each edit of a source, tests excepted, as `edit`.
 *
 * @param folders of the working tree
 */
export function watchSources(folders: string[], signal: AbortSignal): EventEmitter {
  const edits = new EventEmitter();
  for (const path of folders.map((each) => join(root, each)).filter((each) => existsSync(each))) {
    watch(path, { recursive: true, signal }, (_, file) => {
      if (file && /\.(?:tsx?|js|css|svg|sql|woff2)$/.test(file) && !/\.test\.tsx?$/.test(file)) {
        edits.emit('edit');
      }
    });
  }
  return edits;
}
