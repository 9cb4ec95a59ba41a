import { releaseId } from '@motohaat/releases/release-id';
import { expect, test } from 'vitest';

import { storefrontBuild } from '../testing/builds.ts';

const { release } = storefrontBuild();

test('the id is short and fits a path', () => {
  expect(releaseId(release)).toMatch(/^[0-9a-f]{20}$/);
});

test('the order of keys and files makes no difference', () => {
  const reversed = Object.fromEntries(Object.entries(release).toReversed());
  const shuffled = { ...reversed, files: release.files.toReversed() } as typeof release;
  expect(releaseId(shuffled)).toBe(releaseId(release));
});

test('one byte in one file, or one word of the manifest, makes another release', () => {
  const others = [
    storefrontBuild({ 'assets/home.js': '"changed"' }).release,
    { ...release, contract: '1.0.1' },
    { ...release, routes: release.routes.toReversed() },
  ];
  const ids = [release, ...others].map(releaseId);
  expect(new Set(ids).size).toBe(ids.length);
});
