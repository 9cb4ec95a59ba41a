import { inLanguage, type Language, languages } from '@motohaat/domain/language';
import { fullTitle, siteName } from '@motohaat/domain/site-name';
import { createElement, type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import { create } from 'zustand';

import { providedPlatform } from './provided.ts';
import { type StructuredData, StructuredDataScript } from './structured-data.ts';

/** A picture of 1200 × 630 pixels that stands beside a link to the page: a JPEG or PNG of the release. */
export type SharePicture = { src: string; alt: string };

/** A page that others should pass on, and find. */
type FindablePage = {
  /** Without the site's name. */
  title: string;
  /** One or two sentences. */
  description: string;
  /** Its one address, as `links.href` gives it. */
  path: string;
  picture?: SharePicture | undefined;
  /** `article`: a text to be read, rather than a place to go on from. */
  type?: 'website' | 'article';
  /** What the page shows, by https://schema.org. */
  data?: readonly StructuredData[];
  /** Whether search engines shall leave it out, which need not find it: it is for those who get a link. */
  unlisted?: boolean | undefined;
};

/** What a page says of itself to whoever has only its head: search engines, share previews, the tab. */
export type PageHeadProps =
  | FindablePage
  | {
      title: string;
      /** Why search engines shall leave it out: it is of no use to them, or there is no such page. */
      hidden: 'private' | 'missing';
    };

/** A page that was: it is somewhere else now, where `links.href` says, or never will be again. */
export type FormerPageHeadProps = { title: string; movedTo?: string };

/** How many pages have declared their head: one, or none. The shell then declares what it knows. */
export const headStore = create<{ declared: number }>()(() => ({ declared: 0 }));

/**
 * The head of a page, declared by the page itself: title, description, the one address, share previews
 * and structured data. React puts it into the document's head, and takes it out with the page. A page
 * that is `missing` is answered with status 404 where the server draws it.
 */
export function PageHead(props: PageHeadProps): ReactNode {
  useDeclared();
  const title = createElement('title', { key: 'title' }, fullTitle(props.title));
  if ('hidden' in props) {
    const isMissing = props.hidden === 'missing';
    return [
      title,
      named('robots', 'noindex'),
      isMissing ? named('prerender-status-code', '404') : null,
    ];
  }
  const { data, unlisted } = props;
  return [
    title,
    unlisted ? named('robots', 'noindex') : null,
    ...tagsOf(props),
    data && createElement(StructuredDataScript, { key: 'data', data }),
  ];
}

/**
 * The head of a page that was: where the server draws it, it is answered with status 308 when it has
 * moved, otherwise with 410.
 */
export function FormerPageHead({ title, movedTo }: FormerPageHeadProps): ReactNode {
  useDeclared();
  return [
    createElement('title', { key: 'title' }, fullTitle(title)),
    named('robots', 'noindex'),
    named('prerender-status-code', movedTo === undefined ? '410' : '308'),
    movedTo === undefined ? null : named('prerender-header', `Location: ${movedTo}`),
  ];
}

function useDeclared(): void {
  useLayoutEffect(() => {
    const add = (one: number) =>
      headStore.setState(({ declared }) => ({ declared: declared + one }));
    add(1);
    return () => add(-1);
  }, []);
}

/** Without JSX, which Node does not read: it reads this package for the builds. */
function tagsOf({
  title,
  description,
  path,
  picture,
  type = 'website',
}: FindablePage): ReactElement[] {
  const address = pageAddress(path);
  const words = fullTitle(title);
  return [
    named('description', description),
    createElement('link', { key: 'canonical', rel: 'canonical', href: address }),
    ...alternatesOf(path),
    property('og:site_name', siteName),
    property('og:type', type),
    property('og:url', address),
    property('og:locale', locales[pageLanguage()]),
    property('og:title', words),
    property('og:description', description),
    named('twitter:card', picture ? 'summary_large_image' : 'summary'),
    named('twitter:title', words),
    named('twitter:description', description),
    ...(picture ? pictureTags(picture) : []),
  ];
}

/** Where the page is in each language, for those who look for one in theirs. */
function alternatesOf(path: string): ReactElement[] {
  const alternate = (hrefLang: string, language: Language) =>
    createElement('link', {
      key: hrefLang,
      rel: 'alternate',
      hrefLang,
      href: publicAddress(inLanguage(language, path)),
    });
  return [...languages.map((each) => alternate(each, each)), alternate('x-default', 'en')];
}

function pictureTags({ src, alt }: SharePicture): ReactElement[] {
  const address = publicAddress(src);
  return [
    property('og:image', address),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', alt),
    named('twitter:image', address),
    named('twitter:image:alt', alt),
  ];
}

/** A tag of HTML, and one of the Open Graph protocol. */
const named = (name: string, content: string) =>
  createElement('meta', { key: name, name, content });
const property = (name: string, content: string) =>
  createElement('meta', { key: name, property: name, content });

/** As the Open Graph protocol names languages. */
const locales: Readonly<Record<Language, string>> = { en: 'en_GB', bn: 'bn_BD' };

const pageLanguage = (): Language => providedPlatform().language ?? 'en';

/** The address of a page as strangers must write it, in the language of the page at hand. */
export function pageAddress(path: string): string {
  return publicAddress(inLanguage(pageLanguage(), path));
}

/** An address of this site as strangers must write it: whole, on the site's public origin. */
export function publicAddress(address: string): string {
  return providedPlatform().publicAddress(address);
}
