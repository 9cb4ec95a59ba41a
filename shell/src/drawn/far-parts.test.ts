import { afterEach, expect, test, vi } from 'vitest';

import { layOutFarParts } from './far-parts.ts';

const { dataset } = document.documentElement;
afterEach(() => vi.unstubAllGlobals());

/** A drawn page with two far parts; how each is laid out, and what it does when there is time. */
function drawnPage() {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  dataset['farLate'] = '';
  const root = document.createElement('div');
  root.innerHTML = '<p></p><section data-far></section><section data-far></section>';
  layOutFarParts(root);
  return {
    idle,
    seen: () => Array.from(root.children, (part) => (part as HTMLElement).style.contentVisibility),
  };
}

test('far parts of a page that is live are laid out one by one, in idle moments', () => {
  const { idle, seen } = drawnPage();
  expect(seen()).toEqual(['', '', '']);
  idle.shift()?.();
  expect(seen()).toEqual(['', 'visible', '']);
  idle.shift()?.();
  expect(seen()).toEqual(['', 'visible', 'visible']);
  expect(dataset['farLate']).toBe('');
  idle.shift()?.();
  expect(seen()).toEqual(['', '', '']);
  expect(dataset['farLate']).toBeUndefined();
  expect(idle).toEqual([]);
});

test('where all were laid out meanwhile, nothing of it is left', () => {
  const { idle, seen } = drawnPage();
  idle.shift()?.();
  delete dataset['farLate'];
  idle.shift()?.();
  expect(seen()).toEqual(['', '', '']);
  expect(idle).toEqual([]);
});
