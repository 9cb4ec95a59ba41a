import { SignedComposition } from '../composition.ts';
import { ListQuery } from '../list.ts';
import { NewOverride, OverrideMade, OverrideParam, OverrideRefreshed } from '../overrides.ts';
import {
  ApplicationParam,
  PreviewCompositionQuery,
  PreviewDocumentQuery,
  ReleasePublished,
  VersionParam,
} from '../registry.ts';
import { OwnUses } from '../uses.ts';
import { call } from './call.ts';
import * as decisions from './decisions.ts';

const access = 'team';

/** The field `release` holds `release.json`; each further part is a file of the release. */
export const publish = call({
  method: 'POST',
  path: '/registry/:application/releases',
  summary: 'Publishes a release: release.json in the field "release", then its files',
  access,
  params: ApplicationParam,
  body: 'form',
  answer: { 200: ReleasePublished, 201: ReleasePublished },
  refusals: ['version_taken', 'release_refused'],
});

/** What a body says counts for nothing: only the server's own machines report. */
export const orderSmoke = call({
  ...decisions.orderSmoke,
  path: '/registry/:application/releases/:version/smoke',
  access,
});
export const smoke = call({
  ...decisions.smoke,
  path: '/registry/:application/releases/:version/smoke',
  access,
  teamAccounts: true,
});
export const smokePicture = call({
  ...decisions.smokePicture,
  path: '/registry/:application/releases/:version/smoke/pictures/:number',
  access,
  teamAccounts: true,
});

export const previewDocument = call({
  method: 'GET',
  path: '/registry/:application/releases/:version/preview/document',
  summary: 'The page of a visitor with a candidate in its place, as HTML',
  access,
  params: VersionParam,
  query: PreviewDocumentQuery,
  answer: 'html',
  refusals: [],
});

export const previewComposition = call({
  method: 'GET',
  path: '/registry/:application/releases/:version/preview/composition',
  summary: 'The composition of a role with a candidate in its place',
  access,
  params: VersionParam,
  query: PreviewCompositionQuery,
  answer: SignedComposition,
  refusals: [],
});

/** A team speaks for one application: for a set it shows the tokens of the others too. */
const headers = decisions.Giving;
export const promote = call({
  ...decisions.promote,
  path: '/registry/:application/promote',
  access,
  headers,
});
export const canary = call({
  ...decisions.canary,
  path: '/registry/:application/canary',
  access,
  headers,
});
export const rollBack = call({
  ...decisions.rollBack,
  path: '/registry/:application/rollback',
  access,
});
export const kill = call({ ...decisions.kill, path: '/registry/:application/kill', access });
export const revive = call({ ...decisions.revive, path: '/registry/:application/revive', access });
export const remove = call({ ...decisions.remove, path: '/registry/:application/remove', access });
export const handOver = call({
  ...decisions.handOver,
  path: '/registry/:application/hand-over',
  access,
  headers,
});

export const revisions = call({
  ...decisions.revisions,
  path: '/registry/revisions',
  access,
  teamAccounts: true,
});
export const difference = call({
  ...decisions.difference,
  path: '/registry/revisions/difference',
  access,
  teamAccounts: true,
});
export const status = call({
  ...decisions.status,
  path: '/registry/:application',
  access,
  teamAccounts: true,
});

export const uses = call({
  method: 'GET',
  path: '/registry/:application/uses',
  summary: 'Who uses what an application has for others, and what it uses that will go',
  access,
  teamAccounts: true,
  params: ApplicationParam,
  answer: OwnUses,
  refusals: ['not_found'],
});

export const faults = call({
  ...decisions.faults,
  path: '/registry/:application/faults',
  access,
  teamAccounts: true,
});

export const makeOverride = call({
  method: 'POST',
  path: '/registry/:application/overrides',
  summary: 'Puts a local build into the pages of one account',
  access,
  params: ApplicationParam,
  body: NewOverride,
  answer: { 201: OverrideMade },
  refusals: ['release_refused'],
});

export const refreshOverride = call({
  method: 'PUT',
  path: '/registry/:application/overrides/:id',
  summary: 'Gives an override the local build as it is now',
  access,
  params: OverrideParam,
  body: OverrideRefreshed,
  answer: { 204: null },
  refusals: ['release_refused'],
});

export const endOverride = call({
  method: 'DELETE',
  path: '/registry/:application/overrides/:id',
  summary: 'Ends an override',
  access,
  params: OverrideParam,
  answer: { 204: null },
  refusals: [],
});

export const previews = call({
  ...decisions.previews,
  path: '/registry/:application/previews',
  access,
  teamAccounts: true,
  params: ApplicationParam,
  query: ListQuery,
});
export const makePreview = call({
  ...decisions.makePreview,
  path: '/registry/:application/previews',
  access,
  teamAccounts: true,
});
export const endPreview = call({
  ...decisions.endPreview,
  path: '/registry/:application/previews/:name',
  access,
  teamAccounts: true,
});
