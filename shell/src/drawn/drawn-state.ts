import type { dehydrate } from '@tanstack/react-query';

/** What goes with a page that was drawn on the server, so that the browser draws the same. */
export type DrawnState = {
  /** ms since 1970: the "now" of everything that counts from it. */
  now: number;
  /** The site's own address, as the page's head names it. */
  origin: string;
  /** The query of the address that it was drawn for. */
  search: string;
  /** Whether it was drawn with few bytes. */
  lowData: boolean;
  queries: ReturnType<typeof dehydrate>['queries'];
};
