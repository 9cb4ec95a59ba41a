import { useEffect, useLayoutEffect } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { rememberScroll, restoreScroll, scrollToTop, setScrollPlace } from './scroll.ts';

/** The place at which the reader has arrived last: its key, its path, and how it stood then. */
let last: { key: string; path: string; failed: boolean } | undefined;

/** How far a page is: on its way, there, or failed (it may still come). */
export type PageProgress = 'coming' | 'there' | 'failed';

/** Tells the scroll memory where the reader is; used once, by the frame. */
export function useScrollMemory(): void {
  const { key } = useLocation();
  useLayoutEffect(() => setScrollPlace(key), [key]);
  useEffect(rememberScroll, []);
}

/**
 * Makes a navigation within the page feel like one of the browser: scroll position, and the focus on
 * the new page's heading, so that a screen reader reads on from there.
 */
export function useArrival(progress: PageProgress = 'there'): void {
  const location = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    const first = last === undefined;
    const samePage = last?.path === location.pathname;
    const failed = progress === 'failed';
    if (progress === 'coming') {
      // Nobody waits for a page at the foot of the one before.
      if (!first && !samePage && navigation !== NavigationType.Pop) scrollToTop();
      // Who goes back before it is there has left, and comes to where they were.
      if (last && last.key !== location.key) last.key = '';
    } else if (last?.key === location.key) {
      // It was tried again. Whoever pressed Retry, which is gone, is taken to what came of it.
      if (last.failed && document.activeElement === document.body) focusPage();
      last.failed = failed;
    } else {
      last = { key: location.key, path: location.pathname, failed };
      arrive(location, navigation, first, samePage);
    }
  }, [progress, location, navigation]);
}

function arrive(
  location: Location,
  navigation: NavigationType,
  first: boolean,
  samePage: boolean,
): void {
  // The same page under another address, such as that of a filter, leads nowhere else.
  if (samePage && navigation === NavigationType.Replace) return;
  const back = navigation === NavigationType.Pop;
  // A drawn page was there before: the browser led to its fragment, and the reader may have gone on.
  const isDrawn = first && document.querySelector('[data-drawn]') !== null;
  const hasScrolled = isDrawn && window.scrollY > 0;
  if (back && !hasScrolled && restoreScroll(location.key)) {
    if (!first && !samePage) focusPage();
    return;
  }
  if (back && (first || samePage) && isAtWork()) return;
  const target = location.hash && document.getElementById(decodeHash(location.hash));
  if (target) {
    if (!isDrawn) target.scrollIntoView();
    focus(target);
  } else if (!first && !samePage) {
    scrollToTop();
    focusPage();
  }
}

/** Whether the person has gone to a control by themselves; the browser goes to a fragment's element alone. */
function isAtWork(): boolean {
  return document.activeElement?.matches('main :is(a, button, input, select, textarea)') ?? false;
}

function focusPage(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  if (heading) focus(heading);
}

function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
