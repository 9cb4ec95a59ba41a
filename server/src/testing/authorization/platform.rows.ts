import * as calls from '@motohaat/contract/calls';
import { expect } from 'vitest';

import { everyone } from './everyone.ts';
import type { Cell, Row } from './matrix.types.ts';
import type { World } from './world.ts';

/** A composition with exactly these remotes. */
const remotes = (...names: string[]) =>
  expect.toSatisfy((composition: { remotes: { name: string }[] }) => {
    expect(composition.remotes.map(({ name }) => name).toSorted()).toEqual(names);
    return true;
  });

/** A file of a remote, asked for with the caller's cookie. */
const fileOf = (name: string) => ({
  call: { method: 'GET', route: '/remotes/*' } as const,
  request: async ({ releases, cookieOf }: World, { caller }: Cell) => ({
    url: `/remotes/${name}/${releases[name]}/entry.js`,
    headers: { cookie: caller && (await cookieOf(caller)) },
  }),
});

const open = (number: string, route: string, url: string, status = 200): Row => ({
  number,
  call: { method: 'GET', route },
  request: () => ({ url }),
  cells: everyone(status),
});

export const platformRows: readonly Row[] = [
  {
    number: '28',
    call: calls.composition.read,
    request: () => ({ url: '/api/composition' }),
    cells: {
      AN: [200, remotes('mfe-storefront')],
      'B=': [200, remotes('mfe-storefront')],
      'B≠': [200, remotes('mfe-storefront')],
      'S=': [200, remotes('mfe-seller', 'mfe-storefront')],
      'S≠': [200, remotes('mfe-seller', 'mfe-storefront')],
      AD: [200, remotes('mfe-admin', 'mfe-storefront')],
    },
  },
  {
    number: '28, asking for the role of an admin',
    call: calls.composition.read,
    request: () => ({ url: '/api/composition?role=admin', headers: {} }),
    cells: everyone([200, remotes('mfe-storefront')]),
  },
  { number: '29, public', ...fileOf('mfe-storefront'), cells: everyone(200) },
  {
    number: "29, the sellers'",
    ...fileOf('mfe-seller'),
    cells: { ...everyone(404), 'S=': 200, 'S≠': 200 },
  },
  { number: '30', ...fileOf('mfe-admin'), cells: { ...everyone(404), AD: 200 } },
  {
    number: '30, with a bearer instead of the cookie',
    ...fileOf('mfe-admin'),
    request: ({ releases }) => ({ url: `/remotes/mfe-admin/${releases['mfe-admin']}/entry.js` }),
    cells: everyone(404),
  },
  {
    number: 'C, whose page a path is',
    call: calls.composition.access,
    request: () => ({ url: '/api/composition/access?path=/dashboard/users' }),
    cells: { ...everyone([200, { audience: 'admin' }]), AN: [200, { audience: null }] },
  },
  {
    number: "D, the shell's files",
    call: { method: 'GET', route: '/shell/*' },
    request: ({ releases }) => ({ url: `/shell/${releases['shell']}/shell.js` }),
    cells: everyone(200),
  },
  open('E, pictures', '/pictures/*', '/pictures/no-such-picture.avif', 404),
  open(
    'E, a picture for sharing',
    '/pictures/share/:file',
    '/pictures/share/no-such-bike.jpg',
    404,
  ),
  open('F, the icon', '/favicon.svg', '/favicon.svg'),
  open('G, a page', '/*', '/'),
  open("G, a page of the admin's", '/*', '/dashboard/users'),
  {
    number: 'H, the description of the calls',
    call: calls.meta.describe,
    request: () => ({ url: '/api/openapi.json' }),
    cells: everyone(200),
  },
  open('I, whether the process lives', '/healthz', '/healthz'),
  open('J, whether it can serve', '/readyz', '/readyz'),
  // They are read on a port of their own: here it is a page that there is not.
  open('46, metrics', '/*', '/metrics', 404),
  open('K, what crawlers may read', '/robots.txt', '/robots.txt'),
  open('K, the pages for them', '/sitemap.xml', '/sitemap.xml'),
  open('K, a part of these', '/sitemaps/:part', '/sitemaps/pages-1.xml'),
];
