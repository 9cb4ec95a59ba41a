import { expect } from 'vitest';

import { sellerBuild } from '../../platform/testing/builds.ts';
import { releaseForm } from '../../platform/testing/release-form.ts';
import { addTeam } from '../../platform/testing/teams.ts';
import { everyone } from './everyone.ts';
import type { Call, Expectation, Row } from './matrix.types.ts';
import type { World } from './world.ts';

/** Row 31: no account may, of whatever role; teams have tokens of their own. */
const noAccount: Row['cells'] = {
  ...everyone([403, { code: 'forbidden' }]),
  AN: [401, { code: 'unauthenticated' }],
};

function adminsOnly(expectation: Expectation): Row['cells'] {
  return { ...noAccount, AD: expectation };
}

const liveVersion = '1.0.0';
const reason = 'Testing.';
const form = releaseForm(sellerBuild());

/** Calls of one application's team, and what they answer the team. */
const teamCalls: {
  method: 'GET' | 'POST';
  route: string;
  body?: Call['body'];
  team: Expectation;
}[] = [
  {
    method: 'POST',
    route: '/api/registry/:application/releases',
    body: form.payload,
    team: [200, { created: false }],
  },
  {
    method: 'POST',
    route: '/api/registry/:application/releases/:version/smoke',
    body: { revision: 1, browser: 'x', pages: [{ path: '/', faults: [], milliseconds: 1 }] },
    team: [200, { passed: true }],
  },
  {
    method: 'GET',
    route: '/api/registry/:application/releases/:version/preview/composition',
    team: [200, { role: 'seller' }],
  },
  {
    method: 'GET',
    route: '/api/registry/:application/releases/:version/preview/document',
    team: 200,
  },
  { method: 'GET', route: '/api/registry/:application', team: [200, { revision: 1 }] },
];

/** What leaves the live revision as it is, so that one cell does not spoil the next. */
const acts: { name: string; body: Call['body']; answer: Expectation }[] = [
  { name: 'promote', body: { version: liveVersion, reason }, answer: [200, { changed: false }] },
  {
    name: 'canary',
    body: { version: liveVersion, percent: 0, reason },
    answer: [200, { changed: false }],
  },
  {
    name: 'rollback',
    body: { version: liveVersion, reason },
    answer: [200, { changed: false }],
  },
  { name: 'revive', body: { reason }, answer: [200, { changed: false }] },
  {
    name: 'kill',
    body: { sentence: 'Back soon.', reason },
    answer: [412, { code: 'revision_changed' }],
  },
];

/** On the live revision, but for kill, which is refused for an old one. */
const ifMatch = (name: string) => (name === 'kill' ? '"999"' : '"1"');

function path(route: string): string {
  const query = route.endsWith('/document') ? '?path=/' : '';
  return route.replace(':application', 'mfe-seller').replace(':version', liveVersion).concat(query);
}

type Registry = { method: 'GET' | 'POST'; route: string; name?: string; body?: Call['body'] };

/** The call with the token of a team, of an account, or with none. */
function call({ route, name, body }: Registry, team?: string): Row['call'] {
  return async ({ db }: World, { caller }) => ({
    url: path(route),
    ...(body && { body }),
    headers: {
      ...(Buffer.isBuffer(body) && form.headers),
      ...(name !== undefined && { 'if-match': ifMatch(name) }),
      authorization:
        team === undefined ? caller?.authorization : (await addTeam(db, team)).authorization,
    },
  });
}

/** Three rows: accounts are refused, another team is, and the own team is not. */
function teamRows(registry: Registry, own: Expectation): Row[] {
  const { method, route } = registry;
  const row = { method, route };
  const foreign = everyone([403, { code: 'forbidden', message: 'This token is for shell only.' }]);
  return [
    { ...row, number: '31', call: call(registry), cells: noAccount },
    {
      ...row,
      number: '31, with the token of another team',
      call: call(registry, 'shell'),
      cells: foreign,
    },
    {
      ...row,
      number: '31, with the token of the team',
      call: call(registry, 'mfe-seller'),
      cells: everyone(own),
    },
  ];
}

const lists: { route: string; query: string; answer: unknown }[] = [
  { route: 'revisions', query: '', answer: expect.any(Array) },
  { route: 'revisions/difference', query: '?from=1&to=1', answer: { differences: [] } },
];

export const releasingRows: readonly Row[] = [
  ...teamCalls.flatMap(({ team, ...registry }) => teamRows(registry, team)),
  ...acts.flatMap(({ name, body, answer }) =>
    teamRows({ method: 'POST', route: `/api/registry/:application/${name}`, name, body }, answer),
  ),
  ...lists.flatMap(({ route, query, answer }): Row[] => [
    {
      number: '31',
      method: 'GET',
      route: `/api/registry/${route}`,
      call: () => ({ url: `/api/registry/${route}${query}` }),
      cells: noAccount,
    },
    {
      number: '31, with the token of any team',
      method: 'GET',
      route: `/api/registry/${route}`,
      call: async ({ db }) => ({
        url: `/api/registry/${route}${query}`,
        headers: await addTeam(db, 'shell'),
      }),
      cells: everyone([200, answer]),
    },
    {
      number: 'X, as an admin',
      method: 'GET',
      route: `/api/releases/${route}`,
      call: () => ({ url: `/api/releases/${route}${query}` }),
      cells: adminsOnly([200, answer]),
    },
  ]),
  {
    number: 'X, how everything stands',
    method: 'GET',
    route: '/api/releases',
    call: () => ({ url: '/api/releases' }),
    cells: adminsOnly([200, { revision: 1 }]),
  },
  {
    number: 'X, how an application stands',
    method: 'GET',
    route: '/api/releases/:application',
    call: () => ({ url: '/api/releases/mfe-seller' }),
    cells: adminsOnly([200, { revision: 1 }]),
  },
  ...acts.map(({ name, body, answer }): Row => {
    const route = `/api/releases/:application/${name}`;
    return {
      number: `X, ${name}`,
      method: 'POST',
      route,
      call: call({ method: 'POST', route, name, body }),
      cells: adminsOnly(answer),
    };
  }),
  {
    number: "X, with a team's token",
    method: 'GET',
    route: '/api/releases',
    call: async ({ db }) => ({ url: '/api/releases', headers: await addTeam(db, 'shell') }),
    cells: everyone([401, { code: 'unauthenticated' }]),
  },
  {
    number: '29, with the token of the team that owns it',
    method: 'GET',
    route: '/remotes/*',
    call: async ({ db, releases }) => ({
      url: `/remotes/mfe-seller/${releases['mfe-seller']}/entry.js`,
      headers: await addTeam(db, 'mfe-seller'),
    }),
    cells: everyone(200),
  },
  {
    number: '29, with the token of another team',
    method: 'GET',
    route: '/remotes/*',
    call: async ({ db, releases }) => ({
      url: `/remotes/mfe-admin/${releases['mfe-admin']}/entry.js`,
      headers: await addTeam(db, 'mfe-seller'),
    }),
    cells: everyone(404),
  },
  {
    number: "30, with the token of the shell's team, which tries it with every page",
    method: 'GET',
    route: '/remotes/*',
    call: async ({ db, releases }) => ({
      url: `/remotes/mfe-admin/${releases['mfe-admin']}/entry.js`,
      headers: await addTeam(db, 'shell'),
    }),
    cells: everyone(200),
  },
];
