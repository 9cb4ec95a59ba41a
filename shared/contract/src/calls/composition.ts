import {
  Access,
  AccessQuery,
  RevisionNumber,
  SignedComposition,
  View,
  ViewQuery,
} from '../composition.ts';
import { Faults } from '../faults.ts';
import { Measurements } from '../measurements.ts';
import { TakeOverride } from '../overrides.ts';
import { call } from './call.ts';

export const read = call({
  method: 'GET',
  path: '/composition',
  summary: 'What the caller may have of the site',
  access: 'optional',
  answer: SignedComposition,
  refusals: [],
});

export const revision = call({
  method: 'GET',
  path: '/composition/revision',
  summary: 'The number of what is live',
  access: 'public',
  answer: RevisionNumber,
  refusals: [],
});

export const access = call({
  method: 'GET',
  path: '/composition/access',
  summary: 'Whose page is at a path, as far as the caller may learn it',
  access: 'optional',
  query: AccessQuery,
  answer: Access,
  refusals: [],
});

/** It also tells the browser which few of the visitors it belongs to while something is tried out. */
export const view = call({
  method: 'GET',
  path: '/composition/view',
  summary: 'A name for the view of a document, or a composition, that many get',
  access: 'optional',
  query: ViewQuery,
  answer: View,
  refusals: [],
});

export const takeOverride = call({
  method: 'POST',
  path: '/composition/override',
  summary: 'Takes up an override that was made for the own account',
  access: 'signed-in',
  body: TakeOverride,
  answer: { 204: null },
  refusals: ['forbidden', 'not_found'],
  idempotent: 'replayed',
});

export const endOverride = call({
  method: 'DELETE',
  path: '/composition/override',
  summary: 'Ends the override of this browser; the same when there is none',
  access: 'public',
  answer: { 204: null },
  refusals: [],
});

/** Nothing of a person. What the server did not give out is not counted. */
export const measure = call({
  method: 'POST',
  path: '/measurements',
  summary: 'Tells how the remotes of a page do',
  access: 'public',
  body: Measurements,
  answer: { 204: null },
  refusals: [],
});

/** The same for what went wrong in them. */
export const tellFaults = call({
  method: 'POST',
  path: '/faults',
  summary: 'Tells what went wrong in the remotes of a page',
  access: 'public',
  body: Faults,
  answer: { 204: null },
  refusals: [],
});
