import type { Language } from '@motohaat/domain/language';

import type { Composition, PublicConfig } from './composition.ts';

/**
 * What pages are drawn with on the server: the `module.exports` of the shell's server bundle
 * (`server` in its release.json). It runs in a process without files, network and secrets, for one
 * page after the other, and keeps nothing of a page for the next but the server's own answers.
 */
export type ShellServer = {
  /** What remotes' server bundles may require, by specifier: the shell's copies, and nothing else. */
  shared: Readonly<Record<string, unknown>>;
  /** @throws whatever a page throws that nothing inside of it catches */
  draw(page: PageToDraw): Promise<DrawnPage>;
};

/** A public page, for a visitor of whom nothing is known. */
export type PageToDraw = {
  /** Path of the URL as it came, percent-encoded, without what names the language. */
  path: string;
  language: Language;
  /** Its query: `''`, or `?…`. */
  search: string;
  /** The site's own address, for the addresses of pages and pictures that others are told. */
  origin: string;
  /** Whether the visitor wants few bytes. */
  lowData: boolean;
  /** Of a visitor. */
  composition: Composition;
  config: PublicConfig;
  /** The `module.exports` of a remote's server bundle; it is evaluated when it is asked for first. */
  remote(name: string): unknown;
  ask: AskParent;
  /**
   * What a question would be answered at once: the same object from page to page as long as the answer is
   * the same. The page counts as having asked. Servers of before do not say it.
   */
  known?: (...asked: Parameters<AskParent>) => Awaited<ReturnType<AskParent>> | undefined;
  /** ms since 1970: what is "now" while the page is drawn, and when the browser takes it up. */
  now: number;
};

/**
 * Asks for data as an anonymous caller: only reading calls of the API that are open to everyone.
 *
 * @param url path and query, `/api/…`
 * @param headers only those of content negotiation count
 * @throws Error when there is no answer; a refusal is an answer
 */
export type AskParent = (
  url: string,
  headers: Readonly<Record<string, string>>,
) => Promise<{ status: number; headers: Record<string, string>; body: string }>;

export type DrawnPage = {
  /** 404: there is no such page, or nothing to be shown in it; 410: no more. The page says so. */
  status: 200 | 404 | 410;
  /** Where the page is now, as path and query: the document answers 308. */
  redirect?: string;
  /** HTML of the content of `#root`. */
  html: string;
  /** HTML of what belongs into `<head>`: title, meta, link, and structured data. */
  head: string;
  /** JSON text: what the queries answered, exactly, and `now`. It may stand inside a script. */
  state: string;
};

/**
 * The specifier by which a remote's bundle, and the shell's, learns where the files of its release
 * are: a string such as `/remotes/mfe-storefront/<release>/`.
 */
export const serverBase = 'motohaat:base';
