import type { SignedComposition } from '@motohaat/contract/composition';
import { findRoute } from '@motohaat/contract/route-pattern';
import { findShellPage, isDashboardPath } from '@motohaat/contract/site-paths';
import { type InBoth, inLanguage, type Language, textIn } from '@motohaat/domain/language';
import { fullTitle, siteName } from '@motohaat/domain/site-name';

import { escapeHtml } from '../../http/html.ts';
import { remembered } from '../../http/remembered.ts';
import { type Utf8, utf8 } from '../../http/utf8.ts';
import { messagesIn } from '../../messages/index.ts';
import { findOwner } from '../composition/composition.ts';
import type { ReleaseSelection } from '../composition/select-remotes.ts';
import type { DrawnBytes } from '../rendering/check-drawn.ts';
import type { InlineStyle } from '../rendering/inline-styles.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import { icon } from './icon.ts';
import { inlineScripts } from './inline-scripts.ts';
import { createSplitStyles, type SplitStyles, styleOf } from './split-styles.ts';

/** The canvas of the design tokens, light and dark (shared/src/ui/tokens.css), as sRGB. */
const themeColor = { light: '#fbfaf7', dark: '#0b1015' };

type Tag = { tag: 'link' | 'script'; attributes: Record<string, string> };

/** What a document is made for. */
export type DocumentPlace = {
  revision: LiveRevision;
  /** Of a visitor, in the language. */
  composition: SignedComposition;
  language: Language;
  /** Of the URL as it came, percent-encoded, without what names the language. */
  path: string;
};

/**
 * A document but for what it says of who asked, in its first element, and the composition that it carries.
 * `inline`: hashes of scripts and styles that stand in it.
 */
export type DocumentParts = {
  status: DrawnBytes['status'];
  within: readonly Utf8[];
  inline: { scripts: readonly string[]; styles: readonly string[] };
};

/** The document of a page that the browser draws. */
export function emptyParts(
  { revision, composition, language, path }: DocumentPlace,
  selection: ReleaseSelection,
): DocumentParts {
  const t = wordsIn(language);
  const owner = findOwner(revision, path, null, selection);
  const tags = [
    ...styleTags(revision),
    ...scriptTags(revision, language),
    ...preloadTags(composition, path),
  ];
  const about = `${titleTag(titleOf(language, path, owner?.route))}\n${descriptionTag(language)}`;
  return {
    status: owner || isDashboardPath(path) ? 200 : 404,
    inline: { scripts: [], styles: [] },
    within: [
      utf8(`${opening(language, '', about)}
${tags.map(markup).join('\n')}
</head>
<body>
<div id="root"><div class="placeholder-frame" aria-hidden="true"><div class="placeholder-navbar"></div></div></div>
<noscript><p>${t.needsScript(`<a href="${inLanguage(language, '/')}">${t.bikes}</a>`)}</p></noscript>`),
    ],
  };
}

/**
 * The document of a page that was drawn. On the wire comes first what is seen first: the picture that
 * the page gives priority, then the scripts, then what else the page shows. Words wait for what stands before
 * them: scripts are named at the end, behind data for search engines, and what the page does not use of its
 * sheets stands behind it.
 */
export function drawnParts(
  { revision, composition, language, path }: DocumentPlace,
  { page, styles }: { page: DrawnBytes; styles: readonly InlineStyle[] },
): DocumentParts {
  const { first, about, data } = splitHead(page.head);
  const split = findSplit(styles)(page.html);
  const named = [
    /<title[\s>]/.test(about) ? '' : titleTag(titleOf(language, path, undefined)),
    /<meta [^>]*name="description"/.test(about) ? '' : descriptionTag(language),
    about,
  ];
  return {
    status: page.status,
    inline: {
      scripts: Object.values(inlineScripts).map(({ hash }) => hash),
      styles: [split.first, split.rest, empty].map(({ hash }) => hash),
    },
    within: [
      utf8(`${opening(language, first, named.filter(Boolean).join('\n'))}\n`),
      madeOnce(elements, split.first, () =>
        utf8(`<style>${split.first.text}</style>\n${inlineScripts.first.tag}\n`),
      ),
      betweenHeadAndPage,
      page.html,
      betweenPageAndStyles,
      madeOnce(elements, split.rest, () => utf8(restElement(styles, split.rest))),
      betweenStylesAndState,
      page.state,
      utf8(`</script>\n${data}\n`),
      madeOnce(following, styles, () => {
        const scripts = [...scriptTags(revision, language), ...preloadTags(composition, path)];
        const tags = scripts.filter(({ attributes }) => attributes['as'] !== 'style');
        return utf8([...tags.map(later).map(markup), inlineScripts.last.tag].join('\n'));
      }),
    ],
  };
}

/** What many documents have: sheets, and their page's scripts, which are the same as long as they are. */
const splitStyles = remembered<(html: string) => SplitStyles>(50);
const elements = new WeakMap<object, Utf8>();
const following = new WeakMap<object, Utf8>();

const betweenHeadAndPage = utf8('</head>\n<body>\n<div id="root" data-drawn>');
const betweenPageAndStyles = utf8('</div>\n');
const betweenStylesAndState = utf8('<script type="application/json" id="state">');

/** Sheets of a release never change, and many pages have the same. */
function findSplit(styles: readonly InlineStyle[]) {
  const key = styles.map(({ href }) => href).join(' ');
  return splitStyles(key, () => createSplitStyles(styles.flatMap(({ parts }) => parts)));
}

function madeOnce<Made>(made: WeakMap<object, Made>, key: object, make: () => Made): Made {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

/** Of the elements that a script makes for each sheet all but one are empty. */
const empty = styleOf('');

/** As data: styles stand in heads alone, which words wait for. */
const restElement = (styles: readonly InlineStyle[], { text }: SplitStyles['rest']) =>
  `<script type="text/css" data-sheets="${escapeHtml(styles.map(({ href }) => href).join(' '))}">${text}</script>\n`;

/**
 * `first`: pictures with priority; others are found where they stand, when the scripts are on their way.
 * `data`: what is for search engines alone, so that it may come last.
 */
function splitHead(head: string): { first: string; about: string; data: string } {
  const first: string[] = [];
  const data: string[] = [];
  const about = head.replace(preloadOrData, (tag) => {
    if (tag.startsWith('<script')) data.push(tag);
    else if (/fetchpriority="high"/i.test(tag)) first.push(tag);
    return '';
  });
  return { first: first.join('\n'), about, data: data.join('\n') };
}

const preloadOrData =
  /<link rel="preload"[^>]* as="image"[^>]*>|<link rel="preload" as="image"[^>]*>|<script type="application\/ld\+json">[^<]*<\/script>/g;

/** As what the browser leaves alone until its turn has come: see `inlineScripts`. */
function later({ tag, attributes: { defer: _defer, ...attributes } }: Tag): Tag {
  const untouched: Tag['attributes'] = tag === 'script' ? { type: 'later' } : { media: 'not all' };
  return { tag, attributes: { 'data-later': '', ...untouched, ...attributes } };
}

/** In the dashboard only the shell's own pages have titles here: no other page's is for everyone. */
function titleOf(
  language: Language,
  path: string,
  route: { title: string | InBoth } | undefined,
): string {
  if (route) return fullTitle(textIn(language, route.title));
  const t = wordsIn(language);
  const own = findShellPage(path);
  if (!own && isDashboardPath(path)) return siteName;
  return fullTitle(own ? t.shellPages[own] : t.notFound);
}

/** Of what the page has not said itself: the page says it when it is drawn, and these go. */
const wordsIn = (language: Language) => messagesIn(language).platform.documents;
const titleTag = (title: string) => `<title data-undrawn>${escapeHtml(title)}</title>`;
const descriptionTag = (language: Language) =>
  `<meta name="description" data-undrawn content="${escapeHtml(wordsIn(language).description)}">`;

function integrities({ shell: { manifest } }: LiveRevision) {
  const known = new Map(manifest.files.map((file) => [file.path, file.integrity]));
  return (path: string) => ({ integrity: known.get(path) ?? '', crossorigin: 'anonymous' });
}

function styleTags(revision: LiveRevision): Tag[] {
  const { id, manifest } = revision.shell;
  const integrityOf = integrities(revision);
  return manifest.styles.map((path) => ({
    tag: 'link',
    attributes: { rel: 'stylesheet', href: `/shell/${id}/${path}`, ...integrityOf(path) },
  }));
}

/** The shell's scripts, and those that hold its words, which it asks for by itself. */
function scriptTags(revision: LiveRevision, language: Language): Tag[] {
  const { id, manifest } = revision.shell;
  const integrityOf = integrities(revision);
  const scripts = manifest.scripts.map((path): Tag => ({
    tag: 'script',
    attributes: { defer: '', src: `/shell/${id}/${path}`, ...integrityOf(path) },
  }));
  const words = (manifest.wordFiles?.[language] ?? []).map((path) =>
    preloadTag('script', `/shell/${id}/${path}`, integrityOf(path).integrity),
  );
  return [...scripts, ...words];
}

/** The same integrity and crossorigin as the loader uses, else the browser fetches a file twice. */
function preloadTags(composition: SignedComposition, path: string): Tag[] {
  const routes = composition.remotes.flatMap(({ entry, closed, routes: own }) =>
    own.map((route) => ({ ...route, entry, closed })),
  );
  const route = findRoute(routes, path);
  if (!route || route.closed !== null) return [];
  const files = [{ ...route.entry, as: 'script' }, ...route.preload];
  const once = new Map(files.map((file) => [file.url, file]));
  return [...once.values()].map(({ url, as, integrity }) => preloadTag(as, url, integrity));
}

function preloadTag(as: string, href: string, integrity: string): Tag {
  return {
    tag: 'link',
    attributes: { rel: 'preload', as, href, integrity, crossorigin: 'anonymous' },
  };
}

function markup({ tag, attributes }: Tag): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? name : `${name}="${escapeHtml(value)}"`,
  );
  return `<${tag} ${written.join(' ')}>${tag === 'script' ? '</script>' : ''}`;
}

/** What follows `<html `, to before what the head loads. */
function opening(language: Language, first: string, about: string): string {
  return `lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${[first, about].filter(Boolean).join('\n')}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColor.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColor.dark}">
${icon}`;
}
