import { describe, expect, test, vi } from 'vitest';

import { compositionFor } from '../composition/composition.ts';
import { adminBuild, remoteBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { liveRevision, publicConfig } from '../testing/revisions.ts';
import { createDrawings } from './drawings.ts';
import type { DrawnPages } from './drawn-pages.ts';
import { drawnPage, noAnswer, readFrom } from './testing.ts';

const shell = shellBuild({ 'server/shell.cjs': 'of the shell' });
const storefront = storefrontBuild({ 'server/pages.cjs': 'of the storefront' });
const undrawn = remoteBuild({ name: 'mfe-help', audience: 'public', routes: { help: '/help' } });
const builds = [shell, storefront, undrawn, adminBuild()] as const;

const revision = {
  ...liveRevision(storefront, undrawn, adminBuild()),
  shell: { id: 'id-of-shell', manifest: shell.release },
};
const wanted = {
  revision,
  part: compositionFor(revision, null),
  selection: {},
  language: 'en' as const,
  path: '/',
  search: '',
  origin: 'https://x.example',
};
/** As an owner is told what of it is taken off. */
const withClosed = (name: string) => {
  const closed = { ...revision, closed: { [name]: 'It is being repaired.' } };
  return { revision: closed, part: compositionFor(closed, null) };
};
const withoutDrawing = () => {
  const other = { ...revision, shell: liveRevision().shell };
  return { revision: other, part: compositionFor(other, null) };
};

function setUp() {
  const page = drawnPage();
  const find = vi.fn<DrawnPages['find']>(async () => page);
  const attempt = vi.fn<DrawnPages['attempt']>(async () => page);
  const read = vi.fn(readFrom(...builds));
  const drawings = createDrawings({ pages: { find, attempt }, read, config: publicConfig });
  const draw = (changes = {}) => drawings.draw({ ...wanted, ...changes });
  const tried = (changes = {}) => drawings.attempt({ ...wanted, ...changes });
  return { page, find, attempt, read, draw, tried };
}

const sheets = (drawing: Awaited<ReturnType<ReturnType<typeof setUp>['draw']>>) =>
  drawing.outcome === 'drawn' ? drawing.styles.map(({ href }) => href) : drawing;

describe('a public page', () => {
  test('is drawn with the sheets of the shell and of its remote, read once', async () => {
    const { page, read, draw } = setUp();
    const drawing = await draw();
    expect(drawing).toMatchObject({ outcome: 'drawn', page });
    expect(sheets(drawing)).toEqual([
      '/shell/id-of-shell/shell.css',
      '/remotes/mfe-storefront/id-of-mfe-storefront/assets/page.css',
    ]);
    const again = await draw();
    expect('styles' in again && 'styles' in drawing && again.styles === drawing.styles).toBe(true);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('that is nobody’s is drawn by the shell', async () => {
    const { find, draw } = setUp();
    expect(sheets(await draw({ path: '/nowhere' }))).toEqual(['/shell/id-of-shell/shell.css']);
    expect(find.mock.calls[0]?.[0]).toMatchObject({ drawer: revision.shell, by: { route: '' } });
  });

  test('of a remote that was taken off is drawn by what stands in its place', async () => {
    const { draw } = setUp();
    const shown = ['/shell/id-of-shell/shell.css'];
    expect(sheets(await draw(withClosed('mfe-storefront')))).toEqual(shown);
    expect(sheets(await draw({ ...withClosed('mfe-help'), path: '/help' }))).toEqual(shown);
  });

  test.each<[string, object]>([
    ['in the dashboard', { path: '/dashboard/users' }],
    ['of a remote that draws none', { path: '/help' }],
    ['of a shell that draws none', withoutDrawing()],
  ])('%s is none that is drawn', async (_what, changes) => {
    const { draw, tried, find, attempt } = setUp();
    expect(await draw(changes)).toEqual({ outcome: 'none' });
    expect(await tried(changes)).toBeUndefined();
    expect([...find.mock.calls, ...attempt.mock.calls]).toEqual([]);
  });

  test('of a release on the visitor’s own machine is drawn there', async () => {
    const { draw } = setUp();
    const override = {
      release: { id: 'own', manifest: storefront.release },
      origin: 'http://localhost:3001',
      expiresAt: new Date(),
    };
    expect(await draw({ selection: { override } })).toEqual({ outcome: 'none' });
  });

  test.each([
    ['/', undefined],
    ['/categories/1', 3_000],
    ['/nowhere', 3_000],
  ])('%s is waited for as long as its status depends on it: %s', async (path, patience) => {
    const { find, draw } = setUp();
    await draw({ path });
    expect(find.mock.calls[0]?.[0].patience).toBe(patience);
    await draw({ path, patience: 7 });
    expect(find.mock.calls[1]?.[0].patience).toBe(7);
  });

  test.each([
    [500, true],
    [501, false],
  ])('of %d letters is planned once for all who ask: %s', async (letters, isOnce) => {
    const { find, draw } = setUp();
    const path = `/${'x'.repeat(letters - 1)}`;
    await draw({ path });
    await draw({ path });
    const [one, other] = find.mock.calls.map(([{ by }]) => by);
    expect(one === other).toBe(isOnce);
  });

  test('is drawn with the bundles of what visitors have', async () => {
    const { find, draw } = setUp();
    await draw();
    const set = await find.mock.calls[0]?.[0].by.read();
    expect(set?.shell.code).toBe('of the shell');
    expect(Object.keys(set?.remotes ?? {})).toEqual(['mfe-storefront']);
  });

  test('failed where it or its sheets are not there', async () => {
    const undrawable = setUp();
    undrawable.find.mockResolvedValue(undefined);
    expect(await undrawable.draw()).toEqual({ outcome: 'failed' });
    const { read, draw } = setUp();
    read.mockRejectedValue(new Error('The disk is away.'));
    expect(await draw()).toEqual({ outcome: 'failed' });
  });
});

describe('a page that is tried', () => {
  test.each([
    [new Error('broken'), 'broken'],
    ['broken', 'broken'],
  ])('says why it cannot be drawn: %s', async (error, why) => {
    const { attempt, tried, draw } = setUp();
    expect(await tried()).toBeUndefined();
    attempt.mockRejectedValue(error);
    expect(await tried()).toBe(why);
    expect(await draw({ answer: noAnswer })).toEqual({ outcome: 'failed', why });
  });

  test('with answers of its own is drawn of them, and not kept', async () => {
    const { attempt, find, draw } = setUp();
    expect(await draw({ answer: noAnswer })).toMatchObject({ outcome: 'drawn' });
    expect([attempt.mock.calls[0]?.[1], find.mock.calls]).toEqual([noAnswer, []]);
  });
});
