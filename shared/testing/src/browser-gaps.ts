import { act } from '@testing-library/react';

/**
 * What jsdom lacks and components use: modal dialogs, media queries, and observers. What is observed is
 * reported once and counts as in view, and no media query matches.
 */
export function fillBrowserGaps(): void {
  fill(HTMLDialogElement.prototype, 'showModal', showModal);
  fill(HTMLDialogElement.prototype, 'close', close);
  fill(Element.prototype, 'scrollIntoView', () => undefined);
  fill(globalThis, 'matchMedia', matchNothing);
  fill(globalThis, 'IntersectionObserver', OneReport);
  fill(globalThis, 'ResizeObserver', OneReport);
}

function fill(target: object, name: string, value: unknown): void {
  if (typeof Reflect.get(target, name) === 'function') return;
  Object.defineProperty(target, name, { value, writable: true, configurable: true });
}

function showModal(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement): void {
  this.open = false;
}

function matchNothing(media: string) {
  return Object.assign(new EventTarget(), { media, matches: false });
}

type Report = { target: Element; isIntersecting: boolean; contentRect: DOMRect };

class OneReport {
  readonly #callback: (reports: Report[]) => void;

  constructor(callback: (reports: Report[]) => void) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    const report = { target, isIntersecting: true, contentRect: target.getBoundingClientRect() };
    queueMicrotask(() => act(() => this.#callback([report])));
  }

  unobserve(): void {
    // The one report has been made.
  }

  disconnect(): void {
    // Nothing is kept, so there is nothing to let go.
  }
}
