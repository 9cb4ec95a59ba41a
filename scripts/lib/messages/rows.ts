import { basename, dirname } from 'node:path/posix';

import { placeOf } from '../fences/places.ts';
import { read, sourceFiles } from '../fences/sources.ts';
import { pairsOf } from './pairs.ts';
import { shown } from './pieces.ts';
import { type FileTexts, type Text, textsOf } from './texts.ts';

/** A line of the sheet: a text in both languages. */
export type Row = {
  /** The folder of its package: `mfe-buyer`, `shared/ui`. */
  application: string;
  /** Names it within its application. */
  key: string;
  /** All that the message says in English, where the languages have not the same number of texts. */
  english: string;
  /** Empty where Bangla needs no text for it. */
  bangla: string;
  /** Where the Bangla stands. */
  from: { path: string; text: Text } | undefined;
};

/** English that does not stand beside its Bangla, and which message of it a Bangla one is. */
const apart: Partial<Record<string, { path: string; messageOf: (message: string) => string }>> = {
  'server/src/messages/errors-bn.ts': {
    path: 'shared/contract/src/errors.ts',
    messageOf: (code) => `${code}.message`,
  },
  'shared/platform/src/messages/bn.ts': {
    path: 'shared/api/src/failure-words.ts',
    messageOf: (message) => message.replace(/^failures\./, ''),
  },
  'shared/contract/src/sentences.bn.ts': {
    path: 'shared/domain/src/price.ts',
    messageOf: (message) => message,
  },
  'shared/domain/src/formats-bn.ts': {
    path: 'shared/domain/src/formats-en.ts',
    messageOf: (message) => message.replace(/^bangla\b/, 'english'),
  },
};

const isBangla = /(?:^|[/.-])bn\.tsx?$/;
const isCatalogue = /(?:^|[/.-])(?:bn|en)\.tsx?$/;

/** What is shipped and speaks to people; of the others nobody reads more than data and tests. */
const speaking = new Set<string | undefined>([
  'shell',
  'remote',
  'ui',
  'platform',
  'api',
  'server',
  'contract',
  'domain',
]);

/** The files that may say something to people, application by application. */
export function speakingFiles(root: string): string[] {
  const files = sourceFiles(root, ['ts', 'tsx']).filter((path) => {
    const { kind, role } = placeOf(path);
    return role === 'source' && speaking.has(kind) && path.includes('/src/');
  });
  return files.toSorted((one, other) => rank(one) - rank(other));
}

const order = [/^shell\//, /^mfe-/, /^shared\/ui\//, /^shared\/platform\//, /^server\//, /^/];
const rank = (path: string) => order.findIndex((form) => form.test(path));

/**
 * Every text of the repository in both languages, application by application.
 *
 * @throws Error when two texts have one name
 */
export function rowsOf(root: string): Row[] {
  const files = speakingFiles(root);
  const rows = files.flatMap((path) => {
    if (isBangla.test(path)) return catalogueRows(root, path, files);
    return isCatalogue.test(path) ? [] : pairRows(root, path);
  });
  const names = rows.map(({ application, key }) => `${application} ${key}`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two texts are called ${twice}.`);
  return rows;
}

function pairRows(root: string, path: string): Row[] {
  const source = read(root, path);
  if (!source.includes('bn')) return [];
  return pairsOf(path, source).flatMap(({ key, english, bangla }) =>
    paired(bangla, path, `${groupOf(path)}${key}`, (text) => ofMessage(english, text.message)),
  );
}

function catalogueRows(root: string, path: string, files: string[]): Row[] {
  const { texts } = textsOf(path, read(root, path));
  const beside = besideOf(path).find((each) => each !== path && files.includes(each));
  const english = beside === undefined ? undefined : textsOf(beside, read(root, beside));
  const other = apart[path];
  const otherTexts = other && textsOf(other.path, read(root, other.path));
  const used = new Set<Text>();

  function englishOf({ message, usedBy }: Text): Text[] {
    const found = [
      english && aliased(english, message),
      otherTexts && ofMessage(otherTexts.texts, other.messageOf(message)),
      ...usedBy.map((user) => english && aliased(english, user)),
    ].find((each) => each && each.length > 0);
    for (const each of found ?? []) used.add(each);
    return found ?? [];
  }

  const rows = paired(texts, path, groupOf(path), englishOf);
  const isWhole = beside !== undefined && isCatalogue.test(beside);
  const left = isWhole ? english!.texts.filter((text) => !used.has(text)) : [];
  const alone = named(left, '').map(([name, text]): Row => {
    const key = `${groupOf(path)}${name} (English)`;
    const application = placeOf(path).home;
    return { application, key, english: sayingOf(text), bangla: '', from: undefined };
  });
  return [...rows, ...alone];
}

/** The texts of a message, though it be set to what stands outside of all messages. */
function aliased({ texts, aliases }: FileTexts, message: string): Text[] {
  const own = ofMessage(texts, message);
  const alias = aliases.get(message);
  return own.length > 0 || alias === undefined ? own : ofMessage(texts, alias);
}

const ofMessage = (texts: readonly Text[], message: string) =>
  texts.filter((each) => each.message === message);

function paired(
  texts: Text[],
  path: string,
  before: string,
  englishOf: (text: Text) => Text[],
): Row[] {
  return named(texts, before).map(([key, text]) => {
    const english = englishOf(text);
    const all = ofMessage(texts, text.message);
    const same = english.length === all.length && english[all.indexOf(text)];
    const ofForm = english.filter(({ form }) => form !== '' && form === text.form);
    const shownOnes = same ? [same] : ofForm.length === 1 ? ofForm : english;
    return {
      application: placeOf(path).home,
      key,
      english: shownOnes.map(sayingOf).join('\n'),
      bangla: sayingOf(text),
      from: { path, text },
    };
  });
}

/** Texts with their names; those of one message by their forms, or numbered. */
function named(texts: readonly Text[], before: string): [key: string, text: Text][] {
  return texts.map((text) => {
    const { message, form } = text;
    const all = ofMessage(texts, message);
    const name = before + (message === '' ? '' : message);
    const withForm = [name, form].filter((part) => part !== '').join('.');
    if (all.length === 1) return [withForm, text];
    const isOnly = form !== '' && all.filter((each) => each.form === form).length === 1;
    return [isOnly ? withForm : `${name}#${all.indexOf(text) + 1}`, text];
  });
}

/** A text as it stands in the sheet. The space around it belongs to the source. */
function sayingOf({ pieces }: Text): string {
  return shown(pieces).trim();
}

/** `mfe-admin/src/messages/users/bn.tsx` → `users/`; `mfe-admin/src/manifest.ts` → `manifest/`. */
function groupOf(path: string): string {
  const inside = path.replace(/^.*?\/src\//, '').replace(/^messages\//, '');
  return inside
    .replace(/[.-]?(?:bn)?\.tsx?$/, '')
    .replace(/\/?$/, '/')
    .replace(/^\/$/, '');
}

/** Where the English of a file in Bangla may stand: `terms.en.tsx`, `formats.ts`. */
function besideOf(path: string): string[] {
  const [folder, name] = [dirname(path), basename(path)];
  return [name.replace('bn.', 'en.'), name.replace(/[.-]bn\./, '.')].map(
    (each) => `${folder}/${each}`,
  );
}
