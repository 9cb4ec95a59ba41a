import { describe, expect, test } from 'vitest';

import { remoteBuild, sellerBuild, storefrontBuild } from '../testing/builds.ts';
import { liveRevision } from '../testing/revisions.ts';
import { compositionFor } from './composition.ts';

const storefront = storefrontBuild().release;
const overrideOf = (manifest: typeof storefront) => ({
  release: { id: 'own', manifest },
  origin: 'http://localhost:4413',
  expiresAt: new Date('2026-12-01T00:00:00Z'),
});

describe('what many get of a revision', () => {
  const revision = liveRevision(storefrontBuild(), sellerBuild());

  test('is one object for all of them', () => {
    const part = compositionFor(revision, null);
    expect(compositionFor(revision, null, { bucket: 1 })).toBe(part);
    expect(compositionFor(revision, null, {}, 'bn')).not.toBe(part);
    expect(compositionFor(revision, 'seller')).not.toBe(part);
    expect([part.override, part.serving]).toEqual([null, undefined]);
  });

  test('is not what one person has on the own machine', () => {
    const override = overrideOf(storefront);
    const own = compositionFor(revision, 'buyer', { override });
    expect(own.override).toMatchObject({ remote: 'mfe-storefront', origin: override.origin });
    expect(own.serving?.remotes['mfe-storefront']?.release).toBe('own');
    expect(compositionFor(revision, 'buyer').override).toBeNull();
  });

  test('says nothing of an override of a remote that is not for the caller', () => {
    const part = compositionFor(revision, null, { override: overrideOf(sellerBuild().release) });
    expect([part.override, part.serving]).toEqual([null, undefined]);
  });
});

test('a release that does not list a file that it needs is given to nobody', () => {
  const build = remoteBuild({ name: 'mfe-odd', audience: 'public', routes: { odd: '/odd' } });
  const odd = liveRevision({ release: { ...build.release, entry: 'missing.js' } });
  expect(() => compositionFor(odd, null)).toThrow('mfe-odd id-of-mfe-odd does not list missing.js');
});
