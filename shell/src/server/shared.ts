import * as forms from 'react-hook-form';

import { atHand } from '../remotes/at-hand.ts';

/** What the bundles of remotes require: one copy for all, as in the browser. */
export const shared: Readonly<Record<string, unknown>> = { ...atHand, 'react-hook-form': forms };
