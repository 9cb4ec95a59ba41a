import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A page of a remote that is drawn with words which it does not bring along. */
export type Unprepared = { page: string; file: string; section: string };

type Page = { name: string; file: string; prepared: readonly string[] };

/**
 * Looks for words that a page says and does not prepare: it would throw where it is drawn. Words that
 * come by page stand under one hook (`joinMessages`), so that the compiler sees no difference.
 *
 * @param source the `src` folder of a remote with such words
 */
export function unpreparedWords(source: string): Unprepared[] {
  const index = join(source, 'messages/index.ts');
  const catalogues = sectionsOf(readFileSync(index, 'utf8'));
  return pagesOf(source).flatMap(({ name, file, prepared }) =>
    [...filesOf(file)].flatMap((each) =>
      sectionsIn(each, index)
        .filter((section) => catalogues.has(section))
        .filter((section) => !prepared.includes(catalogues.get(section) ?? ''))
        .map((section) => ({ page: name, file: each.slice(source.length + 1), section })),
    ),
  );
}

/** Which catalogue each section of the joined words is from. */
function sectionsOf(index: string): Map<string, string> {
  return new Map(
    [...index.matchAll(/^ +(\w+): \(language\) =>\s+(\w+)\.messagesIn\(/gm)].map(
      ([, section = '', catalogue = '']) => [section, catalogue],
    ),
  );
}

/** The entries of a remote, with the catalogues that each prepares. */
function pagesOf(source: string): Page[] {
  const text = readFileSync(join(source, 'remote.tsx'), 'utf8');
  return [
    ...text.matchAll(/'?([\w-]+)'?: withWords\(\s*\(\) =>\s*import\(([^)]*)\),([^)]*)\)/g),
  ].map(([, name = '', imported = '', prepared = '']) => ({
    name,
    file: join(source, /'(\.[^']+)'/.exec(imported)?.[1] ?? ''),
    prepared: prepared.split(',').map((each) => each.trim()),
  }));
}

/** A file with everything of its remote that it imports, at once or late, but messages. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file) || !/\.tsx?$/.test(file)) return found;
  found.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, path = ''] of text.matchAll(/(?:from|import\([^')]*)\s*'(\.[^']+)'/g)) {
    const next = join(dirname(file), path);
    if (!next.includes('/src/messages/')) filesOf(next, found);
  }
  return found;
}

/** The sections of the joined words that a file reads. */
function sectionsIn(file: string, index: string): string[] {
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/import (?:type )?\{([^}]*)\} from '(\.[^']+)'/g)];
  const isReader = imports.some(
    ([, names = '', path = '']) =>
      join(dirname(file), path) === index && /\b(?:useMessages|words)\b/.test(names),
  );
  if (!isReader) return [];
  const hook = String.raw`(?<![.\w])(?:words\.)?useMessages\(\)`;
  const taken = [...text.matchAll(new RegExp(String.raw`const \{([^}]*)\} = ${hook};`, 'g'))];
  const named = [...text.matchAll(new RegExp(String.raw`const (\w+) = ${hook};`, 'g'))];
  const read = [...text.matchAll(new RegExp(String.raw`${hook}\.(\w+)`, 'g'))];
  return [
    ...taken.flatMap(([, names = '']) =>
      names.split(',').map((each) => each.split(':')[0]?.trim() ?? ''),
    ),
    ...named.flatMap(([, name = '']) =>
      [...text.matchAll(new RegExp(String.raw`\b${name}\.(\w+)`, 'g'))].map(
        ([, section = '']) => section,
      ),
    ),
    ...read.map(([, section = '']) => section),
  ].filter(Boolean);
}
