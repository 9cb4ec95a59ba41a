import type { Manifest, RemoteRelease, ShellRelease } from '@motohaat/contract/composition';
import { type Language, languages } from '@motohaat/domain/language';

import type { BuildReport } from './release-plugin.ts';

/** The group of words that all pages of an application need, where it has one. */
const commonGroup = 'words';

/** A group of words that every page of a remote says: one that the manifest names for each, or the common one. */
export function groupOfAll({ routes, words = {} }: Pick<Manifest, 'routes' | 'words'>): string {
  const [first, ...others] = routes.map(({ id }) => words[id] ?? []);
  return first?.find((group) => others.every((each) => each.includes(group))) ?? commonGroup;
}

/**
 * The scripts that hold the words of each page of a remote, by language.
 *
 * @throws Error for a group of words that the manifest names and the build does not have
 */
export function wordFilesOf(
  { routes, words = {} }: Pick<Manifest, 'routes' | 'words'>,
  report: BuildReport,
): Pick<RemoteRelease, 'wordFiles'> {
  const ofAll = report.chunkGroup(chunkOf(commonGroup, 'en')) ? [commonGroup] : [];
  if (ofAll.length === 0 && Object.keys(words).length === 0) return {};
  const inLanguage = (language: Language) =>
    Object.fromEntries(
      routes.map(({ id }) => [
        id,
        [
          ...new Set(
            [...ofAll, ...(words[id] ?? [])].flatMap((group) => filesOf(report, group, language)),
          ),
        ],
      ]),
    );
  return { wordFiles: { en: inLanguage('en'), bn: inLanguage('bn') } };
}

/** The scripts that hold the shell's words, by language. */
export function shellWordFiles(report: BuildReport): Pick<ShellRelease, 'wordFiles'> {
  const [en, bn] = languages.map((language) => report.chunkGroup(chunkOf(commonGroup, language)));
  return en && bn ? { wordFiles: { en, bn } } : {};
}

const chunkOf = (group: string, language: Language) => `${group}-${language}`;

function filesOf(report: BuildReport, group: string, language: Language): string[] {
  const name = chunkOf(group, language);
  const files = report.chunkGroup(name);
  if (files) return files;
  throw new Error(
    `There is no chunk "${name}": words are loaded by import(/* webpackChunkName: "${name}" */ …).`,
  );
}
