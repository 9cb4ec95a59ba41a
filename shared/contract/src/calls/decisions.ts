import * as v from 'valibot';

import { FaultRecord, FaultsQuery } from '../faults.ts';
import { NewPreview, PreviewMade, PreviewParam, PreviewRecord } from '../previews.ts';
import {
  OperationDone,
  OperationQuery,
  ApplicationParam,
  ApplicationStatus,
  Canary,
  DifferenceAnswer,
  DifferenceQuery,
  HandOver,
  Kill,
  Promote,
  Remove,
  Revive,
  RevisionRecord,
  RevisionsQuery,
  RollBack,
  VersionParam,
} from '../registry.ts';
import {
  SmokeOrderQuery,
  SmokePictureParam,
  SmokePictureShown,
  SmokeStanding,
} from '../smoke-tests.ts';

/** The header of every decision: the revision on which it was taken. */
export const IfMatch = v.object({
  'if-match': v.optional(
    v.pipe(
      v.string(),
      v.maxLength(100),
      v.description('The revision it was decided on, in quotes.'),
    ),
  ),
});

/** The same of a team that gives releases of several applications: it speaks for one. */
export const Giving = v.object({
  ...IfMatch.entries,
  'team-tokens': v.optional(
    v.pipe(
      v.string(),
      v.maxLength(2_000),
      v.description('The tokens of the other teams of a set, with commas.'),
    ),
  ),
});

/** What every decision about what is live has in common, whoever takes it. */
const decision = {
  method: 'POST',
  params: ApplicationParam,
  query: OperationQuery,
  headers: IfMatch,
  answer: OperationDone,
  refusals: ['conflict', 'release_refused', 'revision_changed', 'revision_wanted'],
} as const;

/** The same decisions are taken by teams and by admins, below paths of their own. */
export const promote = {
  ...decision,
  summary: 'Makes a release live for everybody',
  body: Promote,
} as const;
export const canary = {
  ...decision,
  summary: 'Gives a release to a few people first',
  body: Canary,
} as const;
export const rollBack = {
  ...decision,
  summary: 'Ends a canary, or goes back to an earlier release',
  body: RollBack,
} as const;
export const kill = {
  ...decision,
  summary: 'Takes a remote off, with a sentence in its place',
  body: Kill,
} as const;
export const revive = {
  ...decision,
  summary: 'Brings a remote back that was taken off',
  body: Revive,
} as const;

export const remove = {
  ...decision,
  summary: 'Takes a remote with all its routes out of what is live',
  body: Remove,
} as const;
export const handOver = {
  ...decision,
  summary: 'Moves routes of a remote to another one',
  body: HandOver,
} as const;

/** And so is what is read before. */
export const revisions = {
  method: 'GET',
  summary: 'Every state of the whole set, newest first',
  query: RevisionsQuery,
  answer: v.array(RevisionRecord),
  refusals: ['bad_cursor'],
} as const;
export const difference = {
  method: 'GET',
  summary: 'What differs between two revisions',
  query: DifferenceQuery,
  answer: DifferenceAnswer,
  refusals: ['not_found'],
} as const;
export const status = {
  method: 'GET',
  summary: 'How an application stands, its latest releases and how they do',
  params: ApplicationParam,
  answer: ApplicationStatus,
  refusals: [],
} as const;
export const faults = {
  method: 'GET',
  summary: 'What went wrong in the releases of an application, latest first',
  params: ApplicationParam,
  query: FaultsQuery,
  answer: v.array(FaultRecord),
  refusals: ['bad_cursor'],
} as const;

/** What the server's machines find on the pages of a release before it goes live. */
export const orderSmoke = {
  method: 'POST',
  summary: 'Orders a smoke test of a release in what is live; one that waits already stays',
  params: VersionParam,
  query: SmokeOrderQuery,
  answer: SmokeStanding,
  refusals: ['not_found'],
} as const;
export const smoke = {
  method: 'GET',
  summary: 'How far the smoke test of a release is, and what the latest one found',
  params: VersionParam,
  answer: SmokeStanding,
  refusals: ['not_found'],
} as const;
export const smokePicture = {
  method: 'GET',
  summary: 'A picture of a page, from the latest smoke test of a release',
  params: SmokePictureParam,
  answer: SmokePictureShown,
  refusals: ['not_found'],
} as const;

/** What is shown of published releases before they are live. */
export const previews = {
  method: 'GET',
  summary: 'The previews that are not over, with their addresses, latest first',
  answer: v.array(PreviewRecord),
  refusals: ['bad_cursor'],
} as const;
export const makePreview = {
  method: 'POST',
  summary: 'Shows published releases on the real site, under a name, to whoever has the address',
  params: ApplicationParam,
  body: NewPreview,
  answer: { 200: PreviewMade, 201: PreviewMade },
  refusals: ['release_refused'],
} as const;
export const endPreview = {
  method: 'DELETE',
  summary: 'Ends a preview',
  params: PreviewParam,
  answer: { 204: null },
  refusals: [],
} as const;
