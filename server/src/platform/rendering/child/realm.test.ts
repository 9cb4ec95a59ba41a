import { describe, expect, test, vi } from 'vitest';

import { page, setOf } from '../testing.ts';
import { loadRealm } from './load-realm.ts';
import type { FromChild, Told } from './protocol.ts';
import type { Realm } from './realm.ts';

type Said = FromChild & { ask?: number; html?: string; state?: string };

/** A realm in which a remote draws: what it says, and what it asks of the process around it. */
function setUp(remote: string, changes: Partial<ReturnType<typeof setOf>> = {}) {
  const said: Said[] = [];
  const host = {
    post: (text: string, ...[html, state]: string[]) => {
      const texts = html === undefined ? {} : { html, state };
      said.push({ ...JSON.parse(text), ...texts } as Said);
    },
    giveUp: vi.fn(),
    setTimer: vi.fn(),
    clearTimers: vi.fn(),
    now: () => 5,
  };
  const { shell, remotes, compositions, config } = { ...setOf(remote), ...changes };
  const Lent = Object.assign(() => {}, { prototype: {} });
  const lent = { Lent, atob: (text: string) => text };
  const { realm, compile } = loadRealm(host, (name) => remotes[name], lent);
  const shared = Object.entries(compositions).map(([language, composition]) => {
    return [language, { composition, config }] as const;
  });
  const bind = () => realm.bind(compile(shell), JSON.stringify(Object.fromEntries(shared)));
  const begin = (id: number, { path = '/', told = [] as Told[], afresh = false } = {}) =>
    realm.draw(JSON.stringify({ type: 'draw', id, page: page(path), told, afresh }));
  /** What is said of a page when all that it waits for is there. */
  const draw = async (...asked: Parameters<typeof begin>) => {
    begin(...asked);
    return settled();
  };
  const settled = async () => {
    await new Promise((done) => setImmediate(done));
    return said.splice(0);
  };
  return { realm, host, lent, bind, begin, draw, settled };
}

function bound(...made: Parameters<typeof setUp>) {
  const all = setUp(...made);
  all.bind();
  return all;
}

const answer = (realm: Realm, id: number, ask: number, body: string | null) =>
  realm.answer(
    JSON.stringify({ id, ask, answer: body === null ? null : { status: 200, headers: {}, body } }),
  );
const html = (text: string) => [{ html: text }];
const message = (text: string) => [{ type: 'failed', message: expect.stringContaining(text) }];

const asking = `exports.draw = async ({ ask }) => ({ html: (await ask('/api/a', {})).body });`;
const toldOf = (mark: string, body?: string): Told => ({
  url: '/api/a',
  headers: {},
  mark,
  ...(body !== undefined && { answer: { status: 200, headers: {}, body } }),
});

describe('a page', () => {
  test('is only what a page is, and moves where it says', async () => {
    const { draw } = bound(`exports.draw = async ({ path }) =>
      path === '/' ? { html: 'here', secret: 1 } : { redirect: '/elsewhere' };`);
    const rest = { status: 200, head: '<title>Page</title>' };
    expect(await draw(1)).toEqual([
      { type: 'drawn', id: 1, used: [], page: rest, html: 'here', state: '{"now":7}' },
    ]);
    expect(await draw(2, { path: '/moved' })).toMatchObject([
      { page: { redirect: '/elsewhere' }, html: '<p>shell</p>' },
    ]);
  });

  test('is drawn by modules that were evaluated once, which know where their files are', async () => {
    const { draw } = bound(`let count = 0; const { version } = require('react');
      exports.draw = async () => ({ html: require('motohaat:base') + version + (count += 1) });`);
    expect(await draw(1)).toMatchObject(html('/remotes/mfe-shop/1/11'));
    expect(await draw(2)).toMatchObject(html('/remotes/mfe-shop/1/12'));
  });

  test('fails of a remote that has no bundle, or requires what is not shared', async () => {
    const none = bound('', { remotes: {} });
    expect(await none.draw(1)).toMatchObject(message('mfe-shop has no server bundle.'));
    const { draw } = bound(`require('node:fs');`);
    expect(await draw(1)).toMatchObject(
      message('mfe-shop requires node:fs, which the shell does not share.'),
    );
  });

  test.each(['html', 'state'])('whose %s is no text is none', async (name) => {
    const { draw } = bound(`exports.draw = async () => ({ ${name}: 7 });`);
    expect(await draw(1)).toMatchObject(message('It is no page.'));
  });

  test.each([
    ['an error', 'new TypeError("broken")', /^TypeError: broken\n +at /],
    [
      'an error that is not known where it was',
      `Object.assign(new Error('broken'), { stack: undefined })`,
      /^broken$/,
    ],
    ['anything else', '"broken"', /^broken$/],
  ])('that throws %s says what, and where', async (_what, thrown, text) => {
    const { draw } = bound(`exports.draw = async () => { throw ${thrown}; };`);
    expect(await draw(1)).toEqual([
      { type: 'failed', id: 1, message: expect.stringMatching(text) },
    ]);
  });

  test('that throws from a timer is over, whatever comes of it later', async () => {
    const { realm, host, begin, settled } = bound(`exports.draw = async ({ path }) => {
      setTimeout(() => { throw new Error('late'); }, 3);
      for (let turn = 0; turn < 9; turn += 1) await null;
      if (path === '/fails') throw new Error('later');
      return {};
    };`);
    for (const [id, path] of ['/', '/fails'].entries()) {
      begin(id, { path });
      await Promise.resolve();
      realm.fire(host.setTimer.mock.lastCall?.[0]);
      expect(await settled()).toMatchObject([{ ...message('late')[0], id }]);
    }
    expect(host.setTimer.mock.lastCall?.[1]).toBe(3);
    expect(host.clearTimers).toHaveBeenCalledTimes(2);
  });

  test('that changes what all pages share is the last of its process, and not shown', async () => {
    const { host, draw } = bound(`exports.draw = async ({ path }) => {
      if (path === '/changes') Array.prototype.push = () => 0;
      return {};
    };`);
    expect(await draw(1)).toHaveLength(1);
    expect(host.giveUp).not.toHaveBeenCalled();
    expect(await draw(2, { path: '/changes' })).toEqual([]);
    expect(host.giveUp).toHaveBeenCalledOnce();
  });
});

describe('what a page asks', () => {
  test('is answered by its own answer alone', async () => {
    const { realm, draw, settled } = bound(asking);
    expect(await draw(7)).toEqual([{ type: 'ask', id: 7, ask: 1, url: '/api/a', headers: {} }]);
    answer(realm, 6, 1, 'of another page');
    answer(realm, 7, 9, 'to another question');
    expect(await settled()).toEqual([]);
    answer(realm, 7, 1, 'own');
    expect(await settled()).toMatchObject(html('own'));
  });

  test('may have no answer', async () => {
    const { realm, draw, settled } = bound(asking);
    await draw(1);
    answer(realm, 1, 1, null);
    expect(await settled()).toMatchObject(message('There is no answer.'));
  });

  test('is not asked where it was told, in full or by its mark', async () => {
    const { draw } = bound(asking);
    expect(await draw(1, { told: [toldOf('1', 'one')] })).toMatchObject([
      { html: 'one', used: [0] },
    ]);
    expect(await draw(2, { told: [toldOf('1')] })).toMatchObject([{ html: 'one', used: [0] }]);
  });

  test.each([
    ['another mark', { told: [toldOf('2')] }],
    ['a mark from before all was forgotten', { told: [toldOf('1')], afresh: true }],
  ])('is asked where it was told by %s', async (_what, asked) => {
    const { realm, draw, settled } = bound(asking);
    await draw(1, { told: [toldOf('1', 'one')] });
    expect(await draw(2, asked)).toMatchObject([{ type: 'ask' }]);
    answer(realm, 2, 1, 'two');
    expect(await settled()).toMatchObject([{ html: 'two', used: [] }]);
  });
});

describe('a shell', () => {
  test('draws nothing before it is taken up, nor when it could not be', async () => {
    const early = setUp('');
    expect(await early.draw(1)).toMatchObject(message('Error: There is no shell.'));
    const broken = setUp('', { shell: { code: `require('react')`, base: '/shell/1/' } });
    expect(broken.bind).toThrow('The shell requires react, which is not there.');
    expect(await broken.draw(1)).toMatchObject(message('Error: There is no shell.'));
  });

  test('has what the process lends, which no page can change', async () => {
    const { lent, draw } = bound(`exports.draw = async () => ({ html: atob('a') + typeof Lent });`);
    expect(await draw(1)).toMatchObject(html('afunction'));
    expect([lent.Lent, lent.Lent.prototype, lent.atob].every((each) => Object.isFrozen(each))).toBe(
      true,
    );
  });
});
