export const siteName = 'MotoHaat';

/** A page's title as the browser's tab and search results show it. */
export function fullTitle(title: string): string {
  return `${title} · ${siteName}`;
}
