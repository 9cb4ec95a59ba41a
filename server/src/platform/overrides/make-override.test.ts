import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addUser } from '../../testing/rows.ts';
import { remoteBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { startTeamSite, type TeamSite } from '../testing/team-site.ts';

const buyerBuild = (routes: Record<string, string>) =>
  remoteBuild({ name: 'mfe-buyer', audience: 'buyer', routes });
const local = buyerBuild({ orders: '/dashboard/myOrders' }).release;

let site: TeamSite;
let owner: { email: string };
beforeAll(async () => {
  site = await startTeamSite('mfe-buyer');
  await site.goLive(shellBuild(), storefrontBuild(), buyerBuild({ orders: '/dashboard/myOrders' }));
  owner = await addUser(site.db);
});
afterAll(() => site.stop());

const call = (url: string, payload: object, headers = site.team) =>
  site.app.inject({ method: 'POST', url, headers, payload });

type Values = Partial<Record<'account' | 'origin' | 'hours' | 'release', unknown>>;

const ask = (values: Values) =>
  call('/api/registry/mfe-buyer/overrides', {
    account: owner.email,
    origin: 'http://localhost:4413',
    hours: 8,
    release: local,
    ...values,
  });

test('an override is made for an address of the own machine', async () => {
  expect((await ask({ origin: 'http://127.0.0.1:65535' })).statusCode).toBe(201);
});

describe('an override is not made', () => {
  test.each<[string, Values, number]>([
    ['for longer than eight hours', { hours: 8.1 }, 422],
    ['for an address elsewhere', { origin: 'http://evil.example:4413' }, 422],
    ['for another machine of the network', { origin: 'http://10.0.0.1:4413' }, 422],
    ['for nobody', { account: 'nobody@example.com' }, 422],
    ['of what is no release', { release: { name: 'mfe-buyer' } }, 422],
    ['of another remote', { release: storefrontBuild().release }, 422],
    ['of a page of another remote', { release: buyerBuild({ home: '/' }).release }, 409],
    ['of a page of the server’s', { release: buyerBuild({ api: '/api/jwt' }).release }, 409],
    ['for another audience', { release: { ...local, audience: 'admin' } }, 409],
    ['for another platform contract', { release: { ...local, contract: '2.0.0' } }, 409],
  ])('%s', async (_what, values, status) => {
    expect((await ask(values)).statusCode).toBe(status);
  });

  test('by another team, or of the shell', async () => {
    const { release } = shellBuild();
    const payload = { account: owner.email, origin: 'http://localhost:4413', hours: 1, release };
    const url = '/api/registry/shell/overrides';
    expect((await call(url, payload)).statusCode).toBe(403);
    expect((await call(url, payload, await site.addTeam('shell'))).statusCode).toBe(409);
  });
});
