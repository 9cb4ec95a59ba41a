import { createPublicKey, verify } from 'node:crypto';

import type { Composition, Manifest } from '@motohaat/contract/composition';
import { textToSign } from '@motohaat/contract/text-to-sign';
import { platformContract } from '@motohaat/platform';
import { expect, test } from 'vitest';

import { createRunKey, withLocalRemote } from './composition.ts';

const manifest: Manifest = {
  name: 'mfe-price-alerts',
  audience: 'buyer',
  budget: { javascript: 1, css: 1 },
  routes: [{ id: 'list', path: '/dashboard/alerts', frame: 'dashboard', title: 'Alerts' }],
  navigation: [{ place: 'dashboard', label: 'Alerts', path: '/dashboard/alerts', order: 10 }],
};
const entry = { url: '/remotes/mfe-price-alerts/dev/remote.1.js', integrity: 'sha384-a' };
const local = { manifest, entry };
const released = (name: string) => ({
  name,
  release: 'r1',
  container: name,
  contract: '1.0.0',
  canary: true,
  closed: 'Back at noon.',
  entry: { url: `/remotes/${name}/r1/remote.js`, integrity: 'sha384-b' },
  routes: [],
  navigation: [],
});
const composition = (changes: Partial<Composition> = {}): Composition => ({
  revision: 7,
  role: 'buyer',
  issuedAt: '2026-11-20T12:00:00Z',
  expiresAt: '2026-11-21T12:00:00Z',
  view: 'v',
  remotes: [released('mfe-other'), released('mfe-price-alerts')],
  override: null,
  ...changes,
});

const names = (part: Composition) => withLocalRemote(part, local).remotes.map(({ name }) => name);

test('the local remote takes the place of the released one, whatever state that is in', () => {
  const { remotes } = withLocalRemote(composition(), local);
  expect(remotes).toEqual([
    released('mfe-other'),
    {
      name: 'mfe-price-alerts',
      release: 'dev',
      container: 'mfe_price_alerts',
      contract: platformContract,
      canary: false,
      closed: null,
      entry,
      routes: [{ ...manifest.routes[0], preload: [] }],
      navigation: manifest.navigation,
    },
  ]);
});

test('a remote that was never released has a place too, for its audience alone', () => {
  const remotes = [released('mfe-other')];
  expect(names(composition({ remotes }))).toEqual(['mfe-other', 'mfe-price-alerts']);
  expect(names(composition({ remotes, role: 'seller' }))).toEqual(['mfe-other']);
  expect(names(composition({ remotes, role: null }))).toEqual(['mfe-other']);
});

const filled: Manifest = {
  ...manifest,
  routes: [
    { ...manifest.routes[0]!, also: 'former-buyer' },
    { id: 'new', path: '/dashboard/alerts/new', frame: 'dashboard', title: 'New alert' },
  ],
  navigation: [{ ...manifest.navigation[0]!, label: { en: 'Alerts', bn: 'সতর্কতা' } }],
  fillings: [
    { id: 'bell', slot: 'navbar.end', order: 10 },
    { id: 'acts', slot: 'bike.acts', order: 20, when: { 'bike.own': false }, also: 'former-buyer' },
    { id: 'office', slot: 'bike.notice', order: 30, audience: 'admin' },
  ],
};
const [bell, acts, office] = [
  { id: 'bell', slot: 'navbar.end', order: 10 },
  { id: 'acts', slot: 'bike.acts', order: 20, when: { 'bike.own': false } },
  { id: 'office', slot: 'bike.notice', order: 30 },
];

test.each([
  ['a buyer', 'buyer', { role: 'buyer' }, ['list', 'new'], [bell, acts]],
  ['a former buyer', 'buyer', { role: 'seller', also: 'former-buyer' }, ['list'], [acts]],
  ['a seller', 'buyer', { role: 'seller' }, undefined, undefined],
  ['a visitor', 'buyer', { role: null }, undefined, undefined],
  ['a visitor of a public one', 'public', { role: null }, ['list', 'new'], [bell, acts]],
  ['an admin of a public one', 'public', { role: 'admin' }, ['list', 'new'], [bell, acts, office]],
] as const)('%s has the pages and fillings that the server would give', (...values) => {
  const [, audience, caller, routes, fillings] = values;
  const { remotes } = withLocalRemote(
    composition({ ...caller, remotes: [] }),
    { manifest: { ...filled, audience }, entry },
    'bn',
  );
  expect(remotes[0]?.routes.map(({ id }) => id)).toEqual(routes);
  expect(remotes[0]?.fillings).toEqual(fillings);
});

test('titles and labels are in the language that was asked for', () => {
  const composed = withLocalRemote(composition(), { manifest: filled, entry }, 'bn');
  expect(composed.remotes.at(-1)?.navigation).toMatchObject([{ label: 'সতর্কতা' }]);
});

test('an override of the same remote gives way, one of another remote stays', () => {
  const override = { origin: 'http://localhost:4412', expiresAt: '2026-11-20T13:00:00Z' };
  const same = { ...override, remote: 'mfe-price-alerts' };
  const other = { ...override, remote: 'mfe-other' };
  expect(withLocalRemote(composition({ override: same }), local).override).toBeNull();
  expect(withLocalRemote(composition({ override: other }), local).override).toEqual(other);
});

test('the key of a run signs so that its public half can tell', () => {
  const key = createRunKey();
  const signed = key.sign(composition());
  const publicKey = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: key.publicKey },
    format: 'jwk',
  });
  const text = Buffer.from(textToSign(signed));
  expect(verify(null, text, publicKey, Buffer.from(signed.signature, 'base64url'))).toBe(true);
  expect(createRunKey().publicKey).not.toBe(key.publicKey);
});
