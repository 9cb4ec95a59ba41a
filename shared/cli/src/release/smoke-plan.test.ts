import type { ComposedRemote, SignedComposition } from '@motohaat/contract/composition';
import type { Role } from '@motohaat/domain/role';
import { expect, test } from 'vitest';

import type { Registry } from './registry.ts';
import { planSmokeTest } from './smoke-plan.ts';

const remote = (name: string, closed: string | null, ...paths: string[]) =>
  ({ name, release: 'r1', closed, routes: paths.map((path) => ({ path })) }) as ComposedRemote;

const everyone = remote('mfe-storefront', null, '/', '/categories/:id');
const own: Record<Role, ComposedRemote[]> = {
  buyer: [remote('mfe-buyer', null, '/dashboard/payment/:id')],
  seller: [remote('mfe-seller', 'Back at six.', '/dashboard/bookings')],
  admin: [],
};

/** A registry in which the candidate of a remote is seen by `audience`. */
function previews(application: string, audience: Role | null): Registry {
  return {
    application,
    previewComposition: async (_version: string, named?: Role) => {
      const role = named ?? audience;
      return {
        role,
        remotes: [everyone, ...(role ? own[role] : [])],
      } as SignedComposition;
    },
  } as Registry;
}

const seen = async (application: string, audience: Role | null) =>
  (await planSmokeTest(previews(application, audience), '0.2.0')).map(({ path, role }) => [
    path,
    role,
  ]);

test('a remote is tried with its own pages, by its audience', async () => {
  expect(await seen('mfe-buyer', 'buyer')).toEqual([['/dashboard/payment/1', 'buyer']]);
  expect(await seen('mfe-storefront', null)).toEqual([
    ['/', null],
    ['/categories/1', null],
  ]);
});

test('the shell is tried with the pages of everyone, but those that are taken off', async () => {
  expect(await seen('shell', null)).toEqual([
    ['/', null],
    ['/categories/1', null],
    ['/dashboard/payment/1', 'buyer'],
    ['/dashboard', 'buyer'],
    ['/dashboard/profile', 'buyer'],
  ]);
});
