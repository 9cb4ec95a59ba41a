import { describe, expect, it } from 'vitest';

import { picture } from './picture.ts';
import { renditions } from './renditions.ts';

const all = renditions();

/** Values of an attribute or reference, by a pattern with one group. */
const found = (svg: string, pattern: RegExp): string[] =>
  [...svg.matchAll(pattern)].map((match) => match[1] ?? '');

describe('the pictures', () => {
  it('have names of their own', () => {
    const names = all.flatMap(({ files }) => files.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(all.map((rendition) => [rendition.slug, rendition] as const))(
    '%s is drawn with numbers only, and each paint and filter it names exists once',
    (_slug, { scene }) => {
      const svg = picture(scene, 640);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const ids = found(svg, / id="([^"]+)"/g);
      expect(new Set(ids).size).toBe(ids.length);
      expect(found(svg, /url\(#([^)]+)\)/g).filter((id) => !ids.includes(id))).toEqual([]);
    },
  );

  it('are the same text each time', () => {
    const scene = all[1]?.scene;
    expect(scene && picture(scene, 640)).toBe(scene && picture(scene, 640));
  });
});
