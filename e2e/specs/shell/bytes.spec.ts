// What each page sends of scripts, read from the releases that were built: no browser is needed.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { RemoteRelease, ShellRelease } from '@motohaat/contract/composition';

import { root } from '../../../scripts/lib/run.ts';
import { expect, test } from '../../fixtures/test.ts';

const kB = 1000;
/** In bytes of gzip, each file compressed alone; of a page of the dashboard, what a session needs too. */
const budgets = { home: 135 * kB, account: 148 * kB, dashboard: 141 * kB, forms: 161 * kB };
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
  const session = late('session') + late('dashboard');
  for (const application of globSync('mfe-*', { cwd: root })) {
    const { entry, preload, routes } = releaseOf(application) as RemoteRelease;
    for (const { id, frame } of routes) {
      const page =
        weigh('shell', shell.scripts) + weigh(application, [entry, ...(preload[id] ?? [])]);
      const forms = withForms.has(id) ? late('forms') : 0;
      const [weight, budget] =
        frame === 'dashboard'
          ? [page + forms + session, forms ? budgets.forms : budgets.dashboard]
          : [page + forms, id === 'home' ? budgets.home : budgets.account];
      expect(weight, `${application}/${id}`).toBeLessThan(budget);
    }
  }
});
