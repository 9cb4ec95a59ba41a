import { constants, setPriority } from 'node:os';

import { completeRelease } from './complete-release.ts';
import type { Completion } from './complete-release.ts';

// Whoever waits for a page or signs in goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('message', (completion: Completion) => {
  process.send?.(completeRelease(completion));
});
