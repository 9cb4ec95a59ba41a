import { inLanguage, type Language, languages, splitLanguage } from '@motohaat/domain/language';

/** The language of this document. Another one is another document. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return languages.find((language) => language === lang) ?? 'en';
}

/** The path by which routes know a page, of the path that stands in the address. */
export function routePath(pathname: string): string {
  return splitLanguage(pathname).path;
}

/** The address in the page's language of a path by which routes know a page. */
export function pathInAddress(path: string): string {
  return inLanguage(pageLanguage(), path);
}
