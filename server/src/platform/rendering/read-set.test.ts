import { Readable } from 'node:stream';

import { describe, expect, test } from 'vitest';

import { compositionFor } from '../composition/composition.ts';
import { adminBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { liveRevision, publicConfig } from '../testing/revisions.ts';
import { readRendererSet, textOf } from './read-set.ts';
import { readFrom } from './testing.ts';

const shell = shellBuild({ 'server/shell.cjs': 'of the shell' });
const storefront = storefrontBuild({ 'server/pages.cjs': 'of the storefront' });
const office = adminBuild();

const revision = liveRevision(storefront, office);
const part = compositionFor(revision, null);
const readSet = (read = readFrom(shell, storefront, office)) =>
  readRendererSet(
    read,
    {
      shell: { id: 'one', manifest: shell.release },
      remotes: [storefront, office].map(({ release }) => ({ id: 'two', manifest: release })),
    },
    { compositions: { en: part, bn: part }, config: publicConfig },
  );

describe('what pages are drawn with', () => {
  test('is the shell’s bundle and those of the remotes that have one, and where their files are', async () => {
    const set = await readSet();
    expect(set).toMatchObject({
      shell: { code: 'of the shell', base: '/shell/one/' },
      remotes: {
        'mfe-storefront': { code: 'of the storefront', base: '/remotes/mfe-storefront/two/' },
      },
      config: publicConfig,
    });
    expect(Object.keys(set.remotes)).toEqual(['mfe-storefront']);
  });

  test('is nothing without one that was published, which is no fault of the release', async () => {
    const damaged = readSet(readFrom(shell, office));
    await expect(damaged).rejects.toThrow('The server bundle of mfe-storefront 1.0.0 is missing.');
    await expect(damaged).rejects.toMatchObject({ fault: 'server' });
  });
});

test.each([
  ['in memory', Buffer.from('বাইক')],
  ['in pieces', Readable.from(Array.from(Buffer.from('বাইক'), (byte) => Buffer.of(byte)))],
])('a file %s is read as text', async (_how, content) => {
  expect(await textOf({ bytes: 12, content })).toBe('বাইক');
});
