import { lowDataStore } from '@motohaat/platform';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { watchIntent } from './intent.ts';

let stop = () => {};
const preload = vi.fn<(path: string) => void>();

function link(href: string): HTMLAnchorElement {
  const element = document.createElement('a');
  element.href = href;
  element.append(document.createElement('span'));
  document.body.append(element);
  return element;
}

const point = (element: Element, type = 'pointerover') =>
  element.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  preload.mockClear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  lowDataStore.setState({ on: false });
});

it('preloads a page of the site once the pointer has rested on its link for 150 ms', () => {
  stop = watchIntent(preload);
  point(link('/blogs?x=1').firstElementChild as Element);
  vi.advanceTimersByTime(149);
  expect(preload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(preload).toHaveBeenCalledWith('/blogs');
});

it('preloads nothing when the pointer moves on', () => {
  stop = watchIntent(preload);
  const element = link('/blogs');
  point(element);
  vi.advanceTimersByTime(100);
  point(element, 'pointerout');
  vi.advanceTimersByTime(500);
  expect(preload).not.toHaveBeenCalled();
});

it('leaves other sites alone', () => {
  stop = watchIntent(preload);
  point(link('https://elsewhere.example/'), 'focusin');
  vi.advanceTimersByTime(500);
  expect(preload).not.toHaveBeenCalled();
});

it('does nothing for people who want few bytes, from when they say so', () => {
  stop = watchIntent(preload);
  lowDataStore.setState({ on: true });
  point(link('/blogs'));
  vi.advanceTimersByTime(500);
  expect(preload).not.toHaveBeenCalled();
});
