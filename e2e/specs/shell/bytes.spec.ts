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
 * In bytes of gzip, each file compressed alone, of what a page is drawn with; in the dashboard, of what a
 * session needs too (records 27 to 29 and 39). The hashes of late files, and the words and schemas of
 * other pages, are not among it. Bangla weighs 1.4 more on home and up to 4 elsewhere; numbers, days and
 * distances in time that are written by hand weigh up to 1 kB (record 27). The search is the heaviest that
 * everybody may open. Pages of the dashboard have one budget: what they do not begin with comes late.
 */
const budgets: Record<Language, Record<'home' | 'login' | 'site' | 'dashboard', number>> = {
  en: { home: 120.2 * kB, login: 137.2 * kB, site: 142.1 * kB, dashboard: 140 * kB },
  bn: { home: 121.5 * kB, login: 139.2 * kB, site: 145.5 * kB, dashboard: 140 * kB },
};
/** Pages that need the code of forms before they are drawn, 16 kB; a listing's forms begin without. */
const withForms = new Set(['login', 'signup']);

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

/** What only the formats of a language say, and only its long ones. */
const formatsMarks = {
  en: ['RelativeTimeFormat', 'ListFormat'],
  bn: ['week:"সপ্তাহ"', 'ভোর'],
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
        const own = budgets[language];
        const [weight, budget] =
          frame === 'dashboard'
            ? [page + session, own.dashboard]
            : [page + forms, id === 'home' || id === 'login' ? own[id] : own.site];
        expect.soft(weight, `${application}/${id}`).toBeLessThan(budget);
      }
    }
  });
}

test('browsers compile the scripts that every page waits for as they arrive, and no late ones', () => {
  for (const application of ['shell', ...globSync('mfe-*', { cwd: root })]) {
    const scripts = globSync('{remote.*,static/**/*}.js', { cwd: join(root, application, 'dist') });
    for (const path of scripts) {
      const isHinted = String(read(application, path)).startsWith('//# allFunc');
      expect.soft(isHinted, `${application}: ${path}`).toBe(!path.includes('async'));
    }
  }
});

for (const application of globSync('mfe-*', { cwd: root })) {
  test(`no page of ${application} has the formats of its language twice`, () => {
    const { wordFiles, routes } = releaseOf(application) as RemoteRelease;
    for (const language of languages) {
      for (const { id } of routes) {
        const files = wordFiles?.[language]?.[id] ?? [];
        const texts = files.map((path) => String(read(application, path)));
        for (const mark of formatsMarks[language]) {
          const having = texts.filter((text) => text.includes(mark));
          expect.soft(having.length, `${id} in ${language}: ${mark}`).toBeLessThan(2);
        }
      }
    }
  });
}

for (const application of ['shell', ...globSync('mfe-*', { cwd: root })]) {
  test(`the first script of ${application} has the hashes of few late files, and that of their table`, () => {
    const release = releaseOf(application) as ShellRelease | RemoteRelease;
    const first = release.kind === 'shell' ? release.scripts : [release.entry];
    const text = first.map((path) => String(read(application, path))).join('');
    const table = 'static/js/async/hashes.js';
    const integrityOf = (path: string) =>
      release.files.find((file) => file.path === path)?.integrity;
    expect(text).toContain(integrityOf(table));
    const asked = release.files.filter(({ path }) => /\/async\/.*\.(?:js|css)$/.test(path));
    const missing = asked.filter(
      ({ path, integrity }) =>
        path !== table && !`${text}${String(read(application, table))}`.includes(integrity),
    );
    expect(missing).toEqual([]);
    expect(text.match(/sha256-/g)?.length).toBeLessThan(20);
  });
}
