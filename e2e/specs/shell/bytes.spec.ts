// What each page sends of scripts, read from the releases that were built: no browser is needed.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { RemoteRelease, ShellRelease } from '@motohaat/contract/composition';
import { type Language, languages } from '@motohaat/domain/language';

import { root } from '../../../scripts/lib/run.ts';
import { expect, test } from '../../fixtures/test.ts';

const kB = 1000;
/**
 * In bytes of gzip, each file compressed alone (record 29); of a page of the dashboard, what a session
 * needs too. Home weighed 133.2 kB while it spoke one language: English may cost 1.5 more, Bangla 2.2. The
 * fields of the hero and the navbar, by which a search begins without more code, weigh 2.3 on top; what
 * bikes carry on every page, 0.7; the way to the pages of brands and districts, 0.4; the places that other
 * applications fill (slots), and what owners and those who booked a bike are offered, 0.7. Of the
 * dashboard, the words by which people choose what they are mailed cost 0.4 and 0.6; the way to the
 * disputes, and what a booking's own page shows, 2.9. The stream by which open pages learn of changes, and
 * what people agree on and ask about a bike, weigh 1.4 on every page. Without what only a data router runs
 * every page has 3.6 less (record 28). The name of the chunk that speaks of booking fees costs every page
 * 0.1, and the pages of a booking, which end one that is paid, 1.2. That Buy asks what was agreed on costs
 * pages of bikes 0.2; the name of the trace that a navigation is part of costs every page 0.1. The search
 * and a bike's page are the heaviest that everybody may open.
 */
const budgets: Record<Language, Record<'home' | 'account' | 'dashboard' | 'forms', number>> = {
  en: { home: 137.2 * kB, account: 162.1 * kB, dashboard: 160.1 * kB, forms: 192.7 * kB },
  bn: { home: 138.6 * kB, account: 166.1 * kB, dashboard: 165.0 * kB, forms: 199.7 * kB },
};
/** Pages that need the code of forms, 16 kB; those of a listing ask 32 things, with suggestions. */
const withForms = new Set(['login', 'signup', 'addProduct', 'editProduct']);

/** What only this one of the shell's late files says: they have no names of their own. */
const marks = {
  forms: 'setFocus',
  session: 'missing-email',
  dashboard: 'dashboard-drawer',
  words: {
    en: ['wrongCredential:"Email', 'choose:"Please'],
    bn: ['wrongCredential:"ই', 'choose:"মেনু'],
  },
};

const read = (application: string, path: string) =>
  readFileSync(join(root, application, 'dist', path));
const releaseOf = (application: string) =>
  JSON.parse(String(read(application, 'release.json'))) as unknown;
const weigh = (application: string, files: readonly string[]) =>
  files
    .filter((path) => path.endsWith('.js'))
    .reduce((sum, path) => sum + gzipSync(read(application, path), { level: 9 }).length, 0);

const shell = releaseOf('shell') as ShellRelease;

/** The weight of a file of the shell that is loaded late. */
function late(mark: string): number {
  const all = shell.files.map(({ path }) => path).filter((path) => /\/async\/.*\.js$/.test(path));
  const found = all.filter((path) => String(read('shell', path)).includes(mark));
  expect(found, mark).toHaveLength(1);
  return weigh('shell', found);
}

const sum = (weights: readonly number[]) => weights.reduce((all, weight) => all + weight, 0);

for (const language of languages) {
  test(`no page sends more scripts than its budget in "${language}"`, () => {
    const session = sum([marks.session, marks.dashboard, ...marks.words[language]].map(late));
    const ofForms = late(marks.forms);
    for (const application of globSync('mfe-*', { cwd: root })) {
      const { entry, preload, wordFiles, routes } = releaseOf(application) as RemoteRelease;
      for (const { id, frame } of routes) {
        const page =
          weigh('shell', [...shell.scripts, ...(shell.wordFiles?.[language] ?? [])]) +
          weigh(application, [
            entry,
            ...(preload[id] ?? []),
            ...(wordFiles?.[language]?.[id] ?? []),
          ]);
        const forms = withForms.has(id) ? ofForms : 0;
        const { home, account, dashboard, forms: form } = budgets[language];
        const [weight, budget] =
          frame === 'dashboard'
            ? [page + forms + session, forms ? form : dashboard]
            : [page + forms, id === 'home' ? home : account];
        expect.soft(weight, `${application}/${id}`).toBeLessThan(budget);
      }
    }
  });
}
