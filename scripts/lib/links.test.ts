import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Manifest } from '@motohaat/contract/composition';
import { shellPages } from '@motohaat/contract/pages';
import { expect, test } from 'vitest';

import { root } from './run.ts';

const load = async (path: string) =>
  (await import(pathToFileURL(join(root, path)).href)) as {
    manifest: Manifest;
    links: { purposes: string[] };
    linkedPages: string[];
  };

test('every page that an application or the server links to is a page of this tree', async () => {
  const manifests = await Promise.all(
    globSync('mfe-*/src/manifest.ts', { cwd: root }).map(
      async (path) => (await load(path)).manifest,
    ),
  );
  const shell = (await load('shell/src/links.ts')).links;
  const { linkedPages } = await load('server/src/platform/revisions/page-path.ts');
  const pages = manifests.flatMap(({ routes }) => routes.flatMap(({ purpose }) => purpose ?? []));
  const menus = manifests.flatMap(({ navigation }) => navigation);
  const linked = [
    ...linkedPages,
    ...shell.purposes,
    ...manifests.flatMap(({ uses = [] }) => uses),
    ...menus.flatMap(({ purpose }) => purpose ?? []),
  ];
  expect(linked.length).toBeGreaterThan(20);
  expect([...pages, ...Object.keys(shellPages)]).toEqual(expect.arrayContaining(linked));
  expect(new Set(pages).size).toBe(pages.length);
});
