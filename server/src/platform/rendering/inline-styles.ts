import type { Published } from '../releases/releases.repository.ts';
import type { ReadFile } from '../releases/verified-files.ts';
import { cutSheet, type Part } from './cut-sheet.ts';
import { textOf } from './read-set.ts';

/** A sheet of a release. */
export type Sheet = {
  release: Published;
  /** Below it are its files. */ base: string;
  path: string;
};

/** A sheet in the parts that a document can have first, or later. */
export type InlineStyle = { href: string; parts: readonly Part[] };

/** Sheets of a few releases and pages. */
const mostKept = 200;

/**
 * Reads sheets to stand in the document itself, so that nothing waits for them. Addresses in them are
 * made absolute.
 *
 * @returns `undefined` where one is missing, damaged, no style sheet, or could end its element
 */
export function createInlineStyles(
  read: ReadFile,
): (sheets: readonly Sheet[]) => Promise<InlineStyle[] | undefined> {
  const kept = new Map<string, InlineStyle>();

  async function readStyle({ release, base, path }: Sheet): Promise<InlineStyle | undefined> {
    const href = base + path;
    const known = kept.get(href);
    if (known) return known;
    const { name, files } = release.manifest;
    const file = files.find((listed) => listed.path === path);
    const wanted = file && { application: name, release: release.id, file, encoding: undefined };
    const found = wanted && (await read(wanted));
    if (!found) return undefined;
    const text = withAbsoluteUrls(await textOf(found), href);
    const parts = /<[/!]/.test(text) ? undefined : cutSheet(text);
    if (!parts) return undefined;
    const style = { href, parts };
    if (kept.size >= mostKept) kept.clear();
    kept.set(href, style);
    return style;
  }

  return async (sheets) => {
    const styles = await Promise.all(sheets.map(readStyle));
    const found = styles.filter((style) => style !== undefined);
    return found.length === sheets.length ? found : undefined;
  };
}

/** Addresses count from where a sheet is, and this one is now in the document. */
function withAbsoluteUrls(text: string, href: string): string {
  return text.replace(
    /url\(\s*(["']?)(?![a-z]+:|\/|#)([^"')]+)\1\s*\)/gi,
    (_whole, quote: string, address: string) =>
      `url(${quote}${new URL(address, `http://site${href}`).pathname}${quote})`,
  );
}
