import { fullTitle, siteName } from '@motohaat/domain/site-name';
import { headStore } from '@motohaat/platform';
import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Head tags that the server wrote of what it knows itself, because it drew no page. */
const undrawn = '[data-undrawn]';

const isDeclared = () => headStore.getState().declared > 0;
/** The server draws only pages that are there, and writes a title for one that declares none. */
const whereDrawn = () => true;

/**
 * The title that the manifest gives a page, until the page declares its head, and for pages that never
 * do: it may not have come, or be of the dashboard, which nobody but its reader sees. Without a title
 * it is the site's name.
 */
export function PageTitle({ title }: { title?: string }) {
  const declared = useSyncExternalStore(headStore.subscribe, isDeclared, whereDrawn);
  useLayoutEffect(() => {
    if (!declared) removeUndrawn();
  }, [declared]);
  if (declared) return null;
  return <title>{title === undefined ? siteName : fullTitle(title)}</title>;
}

/** Takes the server's own head tags away as soon as a page has declared better ones; used by the frame. */
export function useDeclaredHead(): void {
  useLayoutEffect(() => {
    const look = () => isDeclared() && removeUndrawn();
    look();
    return headStore.subscribe(look);
  }, []);
}

/** What a page may put into the head. */
const ofPages =
  'title, link[rel=canonical], link[rel=alternate], meta[name=description], meta[name=robots], meta[name^=twitter], meta[property]';

/**
 * The page that the server drew is given up: the browser draws it anew, and what it then declares takes
 * the place of the server's head tags.
 */
export function disownHead(): void {
  for (const tag of document.head.querySelectorAll(ofPages)) tag.setAttribute('data-undrawn', '');
}

function removeUndrawn(): void {
  for (const tag of document.head.querySelectorAll(undrawn)) tag.remove();
}
