import { afterEach, expect, test, vi } from 'vitest';

import { layOutFarParts } from './far-parts.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['when somebody scrolls', 0],
  ['when somebody has scrolled before', 40],
])(
  'far parts stay as they are as a page becomes live, and are laid out one by one %s',
  (_, scrollY) => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
    vi.stubGlobal('scrollY', scrollY);
    const root = document.createElement('div');
    root.innerHTML = '<p></p><section data-far></section><section data-far></section>';
    const seen = () =>
      Array.from(root.children, (part) => (part as HTMLElement).style.contentVisibility);
    layOutFarParts(root);
    expect(seen()).toEqual(['', 'auto', 'auto']);
    expect(idle).toHaveLength(scrollY === 0 ? 0 : 1);
    window.dispatchEvent(new Event('scroll'));
    expect(seen()).toEqual(['', 'auto', 'auto']);
    idle.shift()?.();
    expect(seen()).toEqual(['', '', 'auto']);
    while (idle.length > 0) idle.shift()?.();
    expect(seen()).toEqual(['', '', '']);
  },
);
