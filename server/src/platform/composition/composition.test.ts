import { type Entitlement, type Role, roleOf, roles } from '@motohaat/domain/role';
import { expect, test } from 'vitest';

import { adminBuild, remoteBuild, sellerBuild, storefrontBuild } from '../testing/builds.ts';
import { liveRevision } from '../testing/revisions.ts';
import { compositionFor, findOwner } from './composition.ts';

const buyer = remoteBuild({
  name: 'mfe-buyer',
  audience: 'buyer',
  routes: { orders: '/dashboard/myOrders' },
});
const revision = liveRevision(adminBuild(), buyer, sellerBuild(), storefrontBuild());

const cases: { role: Entitlement | null; remotes: string[] }[] = [
  { role: null, remotes: ['mfe-storefront'] },
  { role: 'buyer', remotes: ['mfe-buyer', 'mfe-storefront'] },
  { role: 'seller', remotes: ['mfe-seller', 'mfe-storefront'] },
  { role: 'former-buyer', remotes: ['mfe-seller', 'mfe-storefront'] },
  { role: 'admin', remotes: ['mfe-admin', 'mfe-storefront'] },
];

test.each(cases)('the role $role has exactly $remotes', ({ role, remotes }) => {
  const composition = compositionFor(revision, role);
  expect(composition).toMatchObject({ revision: 7, role: role && roleOf(role) });
  expect(composition.also).toBe(role === 'former-buyer' ? role : undefined);
  expect(composition.remotes.map(({ name }) => name)).toEqual(remotes);
});

test.each(cases)('the role $role learns nothing of the other remotes', ({ role, remotes }) => {
  const text = JSON.stringify(compositionFor(revision, role));
  const others = revision.remotes.filter(({ manifest }) => !remotes.includes(manifest.name));
  expect(others.length).toBeGreaterThan(0);
  for (const { id, manifest } of others) {
    const secrets = [
      id,
      manifest.name,
      manifest.container,
      ...manifest.routes.map(({ path }) => path),
      ...manifest.files
        .filter(({ path }) => path !== 'assets/page.css')
        .map((file) => file.integrity),
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
});

test('a composed remote has the address and hash of its entry and of what its routes need', () => {
  const [storefront] = compositionFor(revision, null).remotes;
  const hash = expect.stringMatching(/^sha384-/);
  expect(storefront).toEqual({
    name: 'mfe-storefront',
    release: 'id-of-mfe-storefront',
    container: 'mfe_storefront',
    contract: '1.0.0',
    canary: false,
    closed: null,
    entry: { url: '/remotes/mfe-storefront/id-of-mfe-storefront/entry.js', integrity: hash },
    routes: [
      {
        id: 'home',
        path: '/',
        frame: 'site',
        title: 'The home page',
        preload: [
          {
            url: '/remotes/mfe-storefront/id-of-mfe-storefront/assets/home.js',
            as: 'script',
            integrity: hash,
          },
          {
            url: '/remotes/mfe-storefront/id-of-mfe-storefront/assets/page.css',
            as: 'style',
            integrity: hash,
          },
        ],
      },
      expect.objectContaining({ id: 'category' }),
    ],
    navigation: [{ place: 'navbar', label: 'Home', path: '/', order: 10 }],
  });
});

const office = remoteBuild({
  name: 'mfe-office',
  audience: 'admin',
  routes: { users: '/dashboard/users', office: '/office' },
});
const reserved = liveRevision(office, storefrontBuild());

test.each<[string, Record<Role | 'visitor', string | undefined>]>([
  ['/categories/2', { visitor: 'public', buyer: 'public', seller: 'public', admin: 'public' }],
  ['/dashboard/users', { visitor: undefined, buyer: 'admin', seller: 'admin', admin: 'admin' }],
  ['/Dashboard/Users/', { visitor: undefined, buyer: 'admin', seller: 'admin', admin: 'admin' }],
  ['/office', { visitor: undefined, buyer: undefined, seller: undefined, admin: 'admin' }],
  ['/dashboard', { visitor: undefined, buyer: undefined, seller: undefined, admin: undefined }],
  ['/nowhere', { visitor: undefined, buyer: undefined, seller: undefined, admin: undefined }],
])('of the page %s each learns no more than is needed to be led on', (path, learns) => {
  const learnt = [null, ...roles].map((role) => [
    role ?? 'visitor',
    findOwner(reserved, path, role)?.audience,
  ]);
  expect(Object.fromEntries(learnt)).toEqual(learns);
});

test('only who may have a remote learns what it fills', () => {
  const filling = { id: 'bell', slot: 'navbar.end', order: 10 } as const;
  const { release, ...rest } = buyer;
  const filled = liveRevision(storefrontBuild(), {
    ...rest,
    release: { ...release, fillings: [filling] },
  });
  expect(compositionFor(filled, 'buyer').remotes[0]?.fillings).toEqual([filling]);
  expect(JSON.stringify(compositionFor(filled, null))).not.toContain('bell');
});

test('a filling for fewer than its remote is composed for these alone, with its condition', () => {
  const { release, ...rest } = storefrontBuild();
  const [all, admins] = [
    { id: 'all', slot: 'bike.notice', order: 1, when: { 'bike.own': true } },
    { id: 'admins', slot: 'bike.notice', order: 2 },
  ] as const;
  const fillings = [all, { ...admins, audience: 'admin' as const }];
  const filled = liveRevision({ ...rest, release: { ...release, fillings } });
  const fillingsFor = (role: Role | null) => compositionFor(filled, role).remotes[0]?.fillings;
  expect([null, ...roles].map(fillingsFor)).toEqual([[all], [all], [all], [all, admins]]);
});

test('a seller with bookings from before has the pages of these too, and no others of that remote', () => {
  const { release, ...rest } = remoteBuild({
    name: 'mfe-buyer',
    audience: 'buyer',
    routes: { orders: '/dashboard/myOrders', wishlist: '/dashboard/wishlist' },
  });
  const also = 'former-buyer' as const;
  const entry = { place: 'dashboard', label: 'Any', order: 10 } as const;
  const shared = liveRevision(sellerBuild(), {
    ...rest,
    release: {
      ...release,
      routes: release.routes.map((route) => (route.id === 'orders' ? { ...route, also } : route)),
      navigation: [
        { ...entry, path: '/dashboard/myOrders', also },
        { ...entry, path: '/dashboard/wishlist' },
      ],
      fillings: [
        { id: 'bell', slot: 'navbar.end', order: 10 },
        { id: 'waiting', slot: 'dashboard.home', order: 10, also },
      ],
    },
  });
  const [theirs] = compositionFor(shared, 'former-buyer').remotes;
  expect(theirs).toMatchObject({
    name: 'mfe-buyer',
    routes: [{ id: 'orders' }],
    navigation: [{ path: '/dashboard/myOrders' }],
    fillings: [{ id: 'waiting' }],
  });
  expect(JSON.stringify(theirs)).not.toMatch(/wishlist|bell|former/);
  expect(findOwner(shared, '/dashboard/myOrders', 'former-buyer')?.audience).toBe('buyer');
  expect(JSON.stringify(compositionFor(shared, 'seller'))).not.toContain('mfe-buyer');
});

test('a remote says which language it speaks where it has no words of the reader’s', () => {
  const { release, ...rest } = storefrontBuild();
  const spokenBy = (wordFiles: (typeof release)['wordFiles']) => {
    const live = liveRevision({
      ...rest,
      release: { ...release, ...(wordFiles && { wordFiles }) },
    });
    return compositionFor(live, null, {}, 'bn').remotes[0]?.language;
  };
  expect(spokenBy(undefined)).toBe('en');
  expect(spokenBy({ bn: {} })).toBeUndefined();
});
