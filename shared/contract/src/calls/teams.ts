import * as v from 'valibot';

import { Key } from '../values.ts';
import { call } from './call.ts';

/** What an account sees of its teams it reads by the teams' own calls (`teamAccounts`). */
export const own = call({
  method: 'GET',
  path: '/teams',
  summary: 'The applications to whose teams the caller belongs, by name',
  access: 'signed-in',
  answer: v.array(v.object({ application: Key })),
  refusals: [],
});
