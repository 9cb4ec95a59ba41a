// @vitest-environment node
import type { Composition } from '@motohaat/contract/composition';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { composedRemote, compositionOf } from '../testing/compositions.ts';
import { createSigner, fakeStorage } from '../testing/signing.ts';
import { createCompositionMemory } from './composition-memory.ts';
import { createSignatureCheck } from './signature.ts';
import { createTrust } from './trust.ts';

const signer = await createSigner();
const stranger = await createSigner();
const at = (revision: number, changes: Partial<Composition> = {}): Composition => ({
  ...compositionOf([]),
  revision,
  ...changes,
});
const noon = Date.parse('2026-11-20T12:00:00Z');
const tomorrow = '2026-11-21T12:00:00Z';

/** A page load on a device with this storage. */
function load(
  storage: () => Storage,
  { now = noon, key = signer.key }: { now?: number; key?: string } = {},
) {
  const clock = () => now;
  const memory = createCompositionMemory([key], storage, clock);
  return createTrust(createSignatureCheck([key]), memory, clock);
}

function device() {
  const storage = fakeStorage();
  return () => storage;
}

beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>());
  vi.stubGlobal('window', { location: { origin: 'http://localhost:3000' } });
});

const defective = {
  altered: async () => ({ ...(await signer.sign(at(8))), revision: 9 }),
  'signed by a stranger': () => stranger.sign(at(8)),
  unsigned: async () => ({ ...at(8), signature: '' }),
  'without a signature’s letters': async () => ({ ...at(8), signature: '§' }),
  expired: () => signer.sign(at(8, { expiresAt: '2026-11-20T11:00:00Z' })),
  older: () => signer.sign(at(6)),
  'without a file’s hash': () => signer.sign(at(8, { remotes: [composedRemote('mfe-x', {})] })),
};

describe.each(Object.entries(defective))('a composition that is %s', (_, make) => {
  it('is refused, and the last good one of a visitor is kept', async () => {
    const storage = device();
    const good = await signer.sign(at(7, { view: 'good' }));
    await load(storage).first(good);
    expect(await load(storage).first(await make())).toEqual(good);
    expect(reportError).toHaveBeenCalled();
  });

  it('is refused when the page asks for one', async () => {
    const trust = load(device());
    await trust.first(await signer.sign(at(7)));
    await expect(trust.accept(await make())).rejects.toThrow('refused a composition');
  });
});

it('there is nothing to show when the first composition ever is refused', async () => {
  expect(await load(device()).first(await defective.altered())).toBeUndefined();
});

it('the last good one is not kept beyond its end, nor when it was altered on the device', async () => {
  const storage = device();
  await load(storage).first(await signer.sign(at(7, { expiresAt: tomorrow })));
  const later = { now: Date.parse(tomorrow) + 1 };
  expect(await load(storage, later).first(await defective.altered())).toBeUndefined();
  storage().setItem('motohaat.composition', JSON.stringify({ ...at(7), signature: 'AAAA' }));
  expect(await load(storage).first(await defective.altered())).toBeUndefined();
});

it.each([
  ['a role', { role: 'admin' as const }],
  ['somebody’s own machine', { override: { remote: 'mfe-x', origin: 'x', expiresAt: 'x' } }],
])('a composition of %s is not kept for the next visitor', async (_, changes) => {
  const storage = device();
  const visitors = await signer.sign(at(7));
  await load(storage).first(visitors);
  await load(storage).accept(await signer.sign(at(7, changes)));
  expect(await load(storage).first(await defective.altered())).toEqual(visitors);
});

describe('the highest revision', () => {
  it('is remembered over page loads, also that of a role', async () => {
    const storage = device();
    await load(storage).accept(await signer.sign(at(7, { role: 'buyer' })));
    await expect(load(storage).accept(await signer.sign(at(6)))).rejects.toThrow('older');
  });

  it('is forgotten when the composition that taught it has expired', async () => {
    const storage = device();
    await load(storage).accept(await signer.sign(at(7, { expiresAt: tomorrow })));
    const restored = await signer.sign(at(2));
    const later = { now: Date.parse(tomorrow) + 1 };
    expect(await load(storage, later).first(restored)).toEqual(restored);
  });

  it('says nothing of what another key signed', async () => {
    const storage = device();
    await load(storage).accept(await signer.sign(at(7)));
    const first = await stranger.sign(at(1));
    expect(await load(storage, { key: stranger.key }).first(first)).toEqual(first);
  });

  it('holds within a tab whose storage is blocked', async () => {
    const trust = load(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const seven = await signer.sign(at(7));
    expect(await trust.first(seven)).toEqual(seven);
    await expect(trust.accept(await signer.sign(at(6)))).rejects.toThrow('older');
  });
});
