import { afterEach, expect, test, vi } from 'vitest';

import { layOutFarParts } from './far-parts.ts';

const { dataset } = document.documentElement;
afterEach(() => vi.unstubAllGlobals());

/** A drawn page with two far parts; which of them were laid out, and what it does when there is time. */
function drawnPage() {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  dataset['farLate'] = '';
  const root = document.createElement('div');
  root.innerHTML = '<p></p><section data-far></section><section data-far></section>';
  const laidOut: number[] = [];
  for (const [place, part] of [...root.children].entries()) {
    vi.spyOn(part, 'getBoundingClientRect').mockImplementation(() => {
      const { contentVisibility } = (part as HTMLElement).style;
      if (contentVisibility === 'visible') laidOut.push(place);
      return new DOMRect();
    });
  }
  layOutFarParts(root);
  const shown = () =>
    [...root.children].map((part) => (part as HTMLElement).style.contentVisibility);
  return { idle, laidOut, shown };
}

test('far parts of a page that is live are laid out one by one, in idle moments, and are all shown then', () => {
  const { idle, laidOut, shown } = drawnPage();
  expect(laidOut).toEqual([]);
  idle.shift()?.();
  expect(laidOut).toEqual([1]);
  idle.shift()?.();
  expect(laidOut).toEqual([1, 2]);
  expect(shown()).toEqual(['', '', '']);
  idle.shift()?.();
  expect(shown()).toEqual(['', 'visible', 'visible']);
  expect(dataset['farLate']).toBe('');
  while (idle.length > 0) idle.shift()?.();
  expect(shown()).toEqual(['', '', '']);
  expect(dataset['farLate']).toBeUndefined();
});

test('where all were shown meanwhile, nothing of it is left', () => {
  const { idle, laidOut, shown } = drawnPage();
  for (let step = 0; step < 3; step += 1) idle.shift()?.();
  delete dataset['farLate'];
  while (idle.length > 0) idle.shift()?.();
  expect(laidOut).toEqual([1, 2]);
  expect(shown()).toEqual(['', '', '']);
});
