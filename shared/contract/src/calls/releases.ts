import { PreviewsQuery } from '../previews.ts';
import { ReleasesOverview } from '../registry.ts';
import { UsesOverview } from '../uses.ts';
import { call } from './call.ts';
import * as decisions from './decisions.ts';

const access = ['admin'] as const;
/** An admin's decision; a team's carries no key, because its command repeats nothing by itself. */
const deciding = { access, idempotent: 'replayed' } as const;

export const overview = call({
  method: 'GET',
  path: '/releases',
  summary: 'How every application stands',
  access,
  answer: ReleasesOverview,
  refusals: ['not_found'],
});

export const promote = call({
  ...decisions.promote,
  path: '/releases/:application/promote',
  ...deciding,
});
export const canary = call({
  ...decisions.canary,
  path: '/releases/:application/canary',
  ...deciding,
});
export const rollBack = call({
  ...decisions.rollBack,
  path: '/releases/:application/rollback',
  ...deciding,
});
export const kill = call({ ...decisions.kill, path: '/releases/:application/kill', ...deciding });
export const revive = call({
  ...decisions.revive,
  path: '/releases/:application/revive',
  ...deciding,
});
export const remove = call({
  ...decisions.remove,
  path: '/releases/:application/remove',
  ...deciding,
});
export const handOver = call({
  ...decisions.handOver,
  path: '/releases/:application/hand-over',
  ...deciding,
});

export const revisions = call({ ...decisions.revisions, path: '/releases/revisions', access });
export const difference = call({
  ...decisions.difference,
  path: '/releases/revisions/difference',
  access,
});
export const status = call({ ...decisions.status, path: '/releases/:application', access });
export const faults = call({ ...decisions.faults, path: '/releases/:application/faults', access });

export const uses = call({
  method: 'GET',
  path: '/releases/uses',
  summary: 'Which releases use what of the platform and of the API, and what of it will go',
  access,
  answer: UsesOverview,
  refusals: ['not_found'],
});

export const orderSmoke = call({
  ...decisions.orderSmoke,
  path: '/releases/:application/versions/:version/smoke',
  access,
  idempotent: 'rerun',
});
export const smoke = call({
  ...decisions.smoke,
  path: '/releases/:application/versions/:version/smoke',
  access,
});
export const smokePicture = call({
  ...decisions.smokePicture,
  path: '/releases/:application/versions/:version/smoke/pictures/:number',
  access,
});

export const previews = call({
  ...decisions.previews,
  path: '/releases/previews',
  access,
  query: PreviewsQuery,
});
/** A repeat keeps the address: the same name has one. */
export const makePreview = call({
  ...decisions.makePreview,
  path: '/releases/:application/previews',
  access,
  idempotent: 'rerun',
});
export const endPreview = call({
  ...decisions.endPreview,
  path: '/releases/:application/previews/:name',
  access,
});
