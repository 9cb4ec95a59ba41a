import * as calls from '@motohaat/contract/calls';
import { expect } from 'vitest';

import { sellerBuild } from '../../platform/testing/builds.ts';
import { releaseForm } from '../../platform/testing/release-form.ts';
import { addTeam } from '../../platform/testing/teams.ts';
import { everyone } from './everyone.ts';
import { type Endpoint, type Expectation, type Request, type Row, urlOf } from './matrix.types.ts';
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

type Verb = 'promote' | 'canary' | 'rollBack' | 'kill' | 'revive' | 'remove' | 'handOver';
type Sent = { call: Endpoint; verb?: Verb; body?: Request['body'] };

/** Calls of one application's team, and what they answer the team. */
const teamCalls: (Sent & { team: Expectation })[] = [
  { call: calls.registry.publish, body: form.payload, team: [200, { created: false }] },
  { call: calls.registry.orderSmoke, team: [200, { state: 'waiting', attended: false }] },
  { call: calls.registry.smoke, team: 200 },
  { call: calls.registry.smokePicture, team: 404 },
  { call: calls.registry.previewComposition, team: [200, { role: 'seller' }] },
  { call: calls.registry.previewDocument, team: 200 },
  { call: calls.registry.status, team: [200, { revision: 1 }] },
  { call: calls.registry.faults, team: [200, []] },
  { call: calls.registry.uses, team: [200, { deprecated: [] }] },
];

/** What leaves the live revision as it is, so that one cell does not spoil the next. */
const operations: { verb: Verb; body: Request['body']; answer: Expectation }[] = [
  { verb: 'promote', body: { version: liveVersion, reason }, answer: [200, { changed: false }] },
  {
    verb: 'canary',
    body: { version: liveVersion, percent: 0, reason },
    answer: [200, { changed: false }],
  },
  { verb: 'rollBack', body: { version: liveVersion, reason }, answer: [200, { changed: false }] },
  { verb: 'revive', body: { reason }, answer: [200, { changed: false }] },
  {
    verb: 'kill',
    body: { sentence: 'Back soon.', reason },
    answer: [412, { code: 'revision_changed' }],
  },
  { verb: 'remove', body: { reason }, answer: [412, { code: 'revision_changed' }] },
  {
    verb: 'handOver',
    body: { to: { application: 'mfe-seller', version: liveVersion }, reason },
    answer: [409, { code: 'release_refused' }],
  },
];

/** On the live revision, but for what would change it, which is refused on one that is not there. */
const ifMatch = (verb: Verb) => (verb === 'kill' || verb === 'remove' ? '"999"' : '"1"');

function url(call: Endpoint): string {
  const query = call === calls.registry.previewDocument ? '?path=/' : '';
  return `${urlOf(call, { application: 'mfe-seller', version: liveVersion, number: '0', name: 'branch' })}${query}`;
}

/** The request with the token of a team, of an account, or with none. */
function requestOf({ call, verb, body }: Sent, team?: string): Row['request'] {
  return async ({ db }: World, { caller }) => ({
    url: url(call),
    ...(body && { body }),
    headers: {
      ...(Buffer.isBuffer(body) && form.headers),
      ...(verb && { 'if-match': ifMatch(verb) }),
      authorization:
        team === undefined ? caller?.authorization : (await addTeam(db, team)).authorization,
    },
  });
}

/** Three rows: accounts are refused, another team is, and the own team is not. */
function teamRows(sent: Sent, own: Expectation): Row[] {
  const { call } = sent;
  const foreign = everyone([403, { code: 'forbidden', message: 'This token is for shell only.' }]);
  return [
    { call, number: '31', request: requestOf(sent), cells: noAccount },
    {
      call,
      number: '31, with the token of another team',
      request: requestOf(sent, 'shell'),
      cells: foreign,
    },
    {
      call,
      number: '31, with the token of the team',
      request: requestOf(sent, 'mfe-seller'),
      cells: everyone(own),
    },
  ];
}

const adminSmoke: { call: Endpoint; answer: Expectation }[] = [
  { call: calls.releases.orderSmoke, answer: [200, { state: 'waiting' }] },
  { call: calls.releases.smoke, answer: 200 },
  { call: calls.releases.smokePicture, answer: 404 },
];

/** What leaves nothing behind: the preview is refused, and the one that ends was never there. */
const adminPreviews: { call: Endpoint; body?: Request['body']; answer: Expectation }[] = [
  { call: calls.releases.previews, answer: [200, []] },
  { call: calls.releases.makePreview, body: {}, answer: 422 },
  { call: calls.releases.endPreview, answer: 204 },
];

const lists = [
  { verb: 'revisions', query: '', answer: expect.any(Array) as unknown },
  { verb: 'difference', query: '?from=1&to=1', answer: { differences: [] } },
] as const;

export const releasingRows: readonly Row[] = [
  {
    number: 'X, the own teams',
    call: calls.teams.own,
    request: () => ({ url: '/api/teams' }),
    cells: { ...everyone([200, []]), AN: 401 },
  },
  ...teamCalls.flatMap(({ team, ...sent }) => teamRows(sent, team)),
  ...operations.flatMap(({ verb, body, answer }) =>
    teamRows({ call: calls.registry[verb], verb, body }, answer),
  ),
  ...lists.flatMap(({ verb, query, answer }): Row[] => [
    {
      number: '31',
      call: calls.registry[verb],
      request: () => ({ url: `${urlOf(calls.registry[verb])}${query}` }),
      cells: noAccount,
    },
    {
      number: '31, with the token of any team',
      call: calls.registry[verb],
      request: async ({ db }) => ({
        url: `${urlOf(calls.registry[verb])}${query}`,
        headers: await addTeam(db, 'shell'),
      }),
      cells: everyone([200, answer]),
    },
    {
      number: 'X, as an admin',
      call: calls.releases[verb],
      request: () => ({ url: `${urlOf(calls.releases[verb])}${query}` }),
      cells: adminsOnly([200, answer]),
    },
  ]),
  {
    number: 'X, how everything stands',
    call: calls.releases.overview,
    request: () => ({ url: '/api/releases' }),
    cells: adminsOnly([200, { revision: 1 }]),
  },
  {
    number: 'X, how an application stands',
    call: calls.releases.status,
    request: () => ({ url: '/api/releases/mfe-seller' }),
    cells: adminsOnly([200, { revision: 1 }]),
  },
  {
    number: 'X, what went wrong in an application',
    call: calls.releases.faults,
    request: () => ({ url: '/api/releases/mfe-seller/faults' }),
    cells: adminsOnly([200, []]),
  },
  {
    number: 'X, who uses what',
    call: calls.releases.uses,
    request: () => ({ url: '/api/releases/uses' }),
    cells: adminsOnly([200, { deprecated: [] }]),
  },
  ...adminSmoke.map(({ call, answer }): Row => ({
    number: 'X, smoke tests',
    call,
    request: () => ({ url: url(call) }),
    cells: adminsOnly(answer),
  })),
  ...adminPreviews.map(({ call, body, answer }): Row => ({
    number: 'X, previews',
    call,
    request: () => ({ url: url(call), ...(body && { body }) }),
    cells: adminsOnly(answer),
  })),
  ...operations.map(({ verb, body, answer }): Row => ({
    number: `X, ${verb}`,
    call: calls.releases[verb],
    request: requestOf({ call: calls.releases[verb], verb, body }),
    cells: adminsOnly(answer),
  })),
  {
    number: "X, with a team's token",
    call: calls.releases.overview,
    request: async ({ db }) => ({ url: '/api/releases', headers: await addTeam(db, 'shell') }),
    cells: everyone([401, { code: 'unauthenticated' }]),
  },
  {
    number: '29, with the token of the team that owns it',
    call: { method: 'GET', route: '/remotes/*' },
    request: async ({ db, releases }) => ({
      url: `/remotes/mfe-seller/${releases['mfe-seller']}/entry.js`,
      headers: await addTeam(db, 'mfe-seller'),
    }),
    cells: everyone(200),
  },
  {
    number: '29, with the token of another team',
    call: { method: 'GET', route: '/remotes/*' },
    request: async ({ db, releases }) => ({
      url: `/remotes/mfe-admin/${releases['mfe-admin']}/entry.js`,
      headers: await addTeam(db, 'mfe-seller'),
    }),
    cells: everyone(404),
  },
  {
    number: "30, with the token of the shell's team, which tries it with every page",
    call: { method: 'GET', route: '/remotes/*' },
    request: async ({ db, releases }) => ({
      url: `/remotes/mfe-admin/${releases['mfe-admin']}/entry.js`,
      headers: await addTeam(db, 'shell'),
    }),
    cells: everyone(200),
  },
];
