/**
 * What jsdom lacks and components use: modal dialogs, media queries, and observers. What is observed is
 * reported once and counts as in view, and no media query matches.
 */
export function fillBrowserGaps(): void {
  fill(HTMLDialogElement.prototype, 'showModal', showModal);
  fill(HTMLDialogElement.prototype, 'close', close);
  fill(Element.prototype, 'scrollIntoView', () => undefined);
  fill(window, 'matchMedia', matchNothing);
  fill(window, 'IntersectionObserver', OneReport);
  fill(window, 'ResizeObserver', OneReport);
}

function fill(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, writable: true });
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

class OneReport {
  readonly #callback: (entries: { isIntersecting: boolean; target: Element }[]) => void;

  constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    queueMicrotask(() => this.#callback([{ isIntersecting: true, target }]));
  }

  disconnect(): void {
    // Nothing is kept, so there is nothing to let go.
  }
}
