import { inLanguage, type Language, languages } from '@motohaat/domain/language';
import { fullTitle, siteName } from '@motohaat/domain/site-name';
import { createElement, type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import { create } from 'zustand';

import { providedPlatform } from './provided.ts';
import { type StructuredData, StructuredDataScript } from './structured-data.ts';

/** A picture of 1200 × 630 pixels that stands beside a link to the page: a JPEG or PNG of the release. */
export type SharePicture = { src: string; alt: string };

/** A page that others should find and pass on. */
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
};

/** What a page says of itself to whoever has only its head: search engines, share previews, the tab. */
export type PageHeadProps =
  | FindablePage
  | {
      title: string;
      /**
       * Why search engines shall leave it out: it is of no use to them, there is no such page, or there
       * was one and never will be again.
       */
      hidden: 'private' | 'missing' | 'gone';
    }
  | {
      title: string;
      /** Where the page is, as `links.href` gives it: there is nothing else to say of this one. */
      moved: string;
    };

/** How many pages have declared their head: one, or none. The shell then declares what it knows. */
export const headStore = create<{ declared: number }>()(() => ({ declared: 0 }));

/**
 * The head of a page, declared by the page itself: title, description, the one address, share previews
 * and structured data. React puts it into the document's head, and takes it out with the page. A page
 * that is `missing` is answered with status 404 where the server draws it, one that is `gone` with 410,
 * and one that has `moved` with 308.
 */
export function PageHead(props: PageHeadProps): ReactNode {
  useLayoutEffect(() => {
    const add = (one: number) =>
      headStore.setState(({ declared }) => ({ declared: declared + one }));
    add(1);
    return () => add(-1);
  }, []);

  const title = createElement('title', { key: 'title' }, fullTitle(props.title));
  if ('hidden' in props) {
    const status = statuses[props.hidden];
    return [
      title,
      named('robots', 'noindex'),
      status ? named('prerender-status-code', status) : null,
    ];
  }
  if ('moved' in props) {
    return [
      title,
      named('robots', 'noindex'),
      named('prerender-status-code', '308'),
      named('prerender-header', `Location: ${props.moved}`),
    ];
  }
  const { data } = props;
  return [
    title,
    ...tagsOf(props),
    data && createElement(StructuredDataScript, { key: 'data', data }),
  ];
}

/** What the document of a hidden page is answered with, where that is not 200. */
const statuses = { private: undefined, missing: '404', gone: '410' } as const;

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
