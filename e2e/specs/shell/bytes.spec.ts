// What each page sends of scripts, read from the releases that were built: no browser is needed.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { RemoteRelease, ShellRelease } from '@motohaat/contract/composition';

import { root } from '../../../scripts/lib/run.ts';
import { expect, test } from '../../fixtures/test.ts';

const kB = 1000;
/** In bytes of gzip, in English, each file compressed alone (record 29); of a page of the dashboard, what a session needs too. */
const budgets = { home: 141 * kB, account: 157 * kB, dashboard: 155 * kB, forms: 176 * kB };
/** Pages that need the code of forms, 16 kB. */
const withForms = new Set(['login', 'signup', 'addProduct', 'editProduct']);

const dist = (application: string) => join(root, application, 'dist');
const releaseOf = (application: string) =>
  JSON.parse(readFileSync(join(dist(application), 'release.json'), 'utf8')) as unknown;
const weigh = (application: string, files: readonly string[]) =>
  files
    .filter((path) => path.endsWith('.js'))
    .reduce(
      (sum, path) =>
        sum + gzipSync(readFileSync(join(dist(application), path)), { level: 9 }).length,
      0,
    );

test('no page sends more scripts than its budget', () => {
  const shell = releaseOf('shell') as ShellRelease;
  const late = (name: string) =>
    weigh(
      'shell',
      shell.files.map(({ path }) => path).filter((path) => path.includes(`/async/${name}.`)),
    );
  expect(Math.min(late('session'), late('dashboard'), late('forms'))).toBeGreaterThan(0);
  const words = (name: string) => late(`${name}-en`);
  const session = late('session') + late('dashboard') + words('session') + words('dashboard');
  for (const application of globSync('mfe-*', { cwd: root })) {
    const { entry, preload, wordFiles, routes } = releaseOf(application) as RemoteRelease;
    for (const { id, frame } of routes) {
      const page =
        weigh('shell', [...shell.scripts, ...(shell.wordFiles?.en ?? [])]) +
        weigh(application, [entry, ...(preload[id] ?? []), ...(wordFiles?.en?.[id] ?? [])]);
      const forms = withForms.has(id) ? late('forms') : 0;
      const [weight, budget] =
        frame === 'dashboard'
          ? [page + forms + session, forms ? budgets.forms : budgets.dashboard]
          : [page + forms, id === 'home' ? budgets.home : budgets.account];
      expect(weight, `${application}/${id}`).toBeLessThan(budget);
    }
  }
});
