import { describe, expect, test, vi } from 'vitest';

import { shellBuild } from '../testing/builds.ts';
import { cutSheet } from './cut-sheet.ts';
import { createInlineStyles } from './inline-styles.ts';
import { readFrom } from './testing.ts';

/** Reads these sheets of a shell. */
function setUp(sheets: Record<string, string>) {
  const build = shellBuild(sheets);
  const release = { id: 'one', manifest: build.release };
  const read = vi.fn(readFrom(build));
  const readStyles = createInlineStyles(read);
  const ask = (...paths: string[]) =>
    readStyles(paths.map((path) => ({ release, base: '/shell/one/', path })));
  return { build, read, ask };
}

describe('sheets that stand in the document', () => {
  test('are read as they were published, once', async () => {
    const { build, read, ask } = setUp({ 'a.css': 'a{}', 'b.css': 'b{}' });
    const styles = [
      { href: '/shell/one/a.css', parts: cutSheet('a{}') },
      { href: '/shell/one/b.css', parts: cutSheet('b{}') },
    ];
    expect(await ask('a.css', 'b.css')).toEqual(styles);
    expect(await ask('a.css', 'b.css')).toEqual(styles);
    const wanted = (path: string) => ({
      application: 'shell',
      release: 'one',
      file: build.release.files.find((file) => file.path === path),
      encoding: undefined,
    });
    expect(read.mock.calls).toEqual([[wanted('a.css')], [wanted('b.css')]]);
  });

  test('are none where one is not of the release', async () => {
    const { read, ask } = setUp({ 'a.css': 'a{}' });
    expect(await ask('a.css', 'b.css')).toBeUndefined();
    expect(read).toHaveBeenCalledOnce();
  });

  test('are none where one is damaged', async () => {
    const { read, ask } = setUp({ 'a.css': 'a{}' });
    read.mockResolvedValueOnce(undefined);
    expect(await ask('a.css')).toBeUndefined();
    expect(await ask('a.css')).toHaveLength(1);
  });

  test.each([
    ['a{content:"</style>"}', false],
    ['a{content:"<!--"}', false],
    ['a{', false],
    ['@media (width < 600px){}', true],
  ])('are none where one could end its element, or is no style sheet: %s', async (text, may) => {
    const { ask } = setUp({ 'a.css': text });
    expect((await ask('a.css')) !== undefined).toBe(may);
  });

  test('are kept, two hundred at most', async () => {
    const names = Array.from({ length: 201 }, (_each, place) => `${place}.css`);
    const { read, ask } = setUp(Object.fromEntries(names.map((name) => [name, 'a{}'])));
    await ask(...names.slice(0, 200));
    await ask(...names.slice(0, 200));
    expect(read).toHaveBeenCalledTimes(200);
    await ask(names[200]!);
    await ask(names[0]!);
    expect(read).toHaveBeenCalledTimes(202);
  });

  test.each([
    ['url(img/a.svg)', 'url(/shell/one/css/img/a.svg)'],
    [`url( "../a.svg" )`, `url("/shell/one/a.svg")`],
    ['url(/a.svg)', 'url(/a.svg)'],
    ['url(#mask)', 'url(#mask)'],
    ['url(data:image/png;base64,AA)', 'url(data:image/png;base64,AA)'],
  ])('name what they load from where they are: %s', async (address, absolute) => {
    const { ask } = setUp({ 'css/a.css': `a{background:${address}}` });
    expect((await ask('css/a.css'))?.[0]?.parts[0]?.text).toBe(`a{background:${absolute}}`);
  });
});
