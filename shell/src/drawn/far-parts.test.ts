import { afterEach, expect, test, vi } from 'vitest';

import { layOutFarParts } from './far-parts.ts';

afterEach(() => vi.unstubAllGlobals());

test('far parts stay as they are as a page becomes live, and are laid out one by one when all is quiet', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  const root = document.createElement('div');
  root.innerHTML = '<p></p><section data-far></section><section data-far></section>';
  const seen = () =>
    Array.from(root.children, (part) => (part as HTMLElement).style.contentVisibility);
  layOutFarParts(root);
  expect(seen()).toEqual(['', 'auto', 'auto']);
  idle.shift()?.();
  expect(seen()).toEqual(['', '', 'auto']);
  while (idle.length > 0) idle.shift()?.();
  expect(seen()).toEqual(['', '', '']);
});
