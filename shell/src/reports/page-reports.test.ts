import { ApiError, NetworkError } from '@motohaat/api/errors';
import type { ComposedRemote } from '@motohaat/contract/composition';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { composedRemote, compositionOf } from '../testing/compositions.ts';
import type { Happened } from './happened.ts';
import { createPageReports } from './page-reports.ts';
import type { Told } from './send.ts';
import type { Page } from './views.ts';

const shop = composedRemote('mfe-shop', {});
const office = composedRemote('mfe-office', {}, { release: 'r7', canary: true });
const site = window.location.origin;
const file = { shop: '/remotes/mfe-shop/r1/a.js', shell: '/shell/s1/main.js' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const thrownIn = (path: string, message = 'broken', name = 'TypeError') =>
  Object.assign(new Error(message), {
    name,
    stack: `${name}: ${message}\n    at f (${site}${path}:1:2)`,
  });
const stacked = (stack: string) => Object.assign(new Error('broken'), { stack });
/** As it is made where all calls are watched. */
const calledIn = (path: string) =>
  Object.assign(new Error(), {
    stack: ['Error', file.shell, path]
      .join('\n')
      .replaceAll(/\n(.*)/g, `\n    at f (${site}$1:1:2)`),
  });
const uncaught = (error: unknown, place = ''): Happened => ({
  kind: 'uncaught_error',
  error,
  place,
});
const failed = (error: unknown, path = '/bookings', from = file.shop): Happened => ({
  kind: 'failed_call',
  error,
  caller: calledIn(from),
  call: { method: 'POST', path },
});
const refusal = (status: number, message = '') =>
  new ApiError({ status, code: 'unknown', message });

/** @returns what is sent of what happened: figures as `name kind`, and faults whole */
function told(
  happened: readonly Happened[],
  override: object | null = null,
  remotes = [shop, office],
) {
  const sent: Told[] = [];
  const shell = { release: 's1', canary: false };
  const composition = { ...compositionOf(remotes), override, shell };
  const page = {
    use: { getState: () => ({ composition }), subscribe: () => () => {} },
    inlined: composition,
  } as unknown as Page;
  const reports = createPageReports(page, (_view, of) => sent.push(of));
  for (const one of happened) reports.take(one);
  vi.advanceTimersByTime(2000);
  reports.finish();
  const figures = sent.flatMap(({ measurements }) =>
    measurements.map(({ remote, kind }) => `${remote} ${kind}`),
  );
  return { figures, faults: sent.flatMap(({ faults }) => faults) };
}
const figuresOf = (...happened: Happened[]) =>
  told(happened).figures.filter((figure) => !figure.endsWith(' opened'));

it('a page counts for its remote and for the shell, and what failed in it is told', () => {
  const error = thrownIn(file.shell);
  const { figures, faults } = told([
    { kind: 'opened', remote: shop },
    { kind: 'opened', remote: office },
    { kind: 'render_error', remote: office, error },
    uncaught(error),
    { kind: 'load_failure', remote: undefined, error: thrownIn(file.shell, 'not there') },
  ]);
  expect(figures).toEqual([
    'shell opened',
    'mfe-shop opened',
    'mfe-office opened',
    'mfe-office render_error',
    'shell render_error',
    'shell load_failure',
  ]);
  expect(faults.map(({ remote, message }) => `${remote} ${message}`)).toEqual([
    'mfe-office broken',
    'shell not there',
  ]);
});

it.each([
  ['a remote’s', uncaught(thrownIn(file.shop)), ['mfe-shop', 'shell']],
  ['the shell’s', uncaught(thrownIn(file.shell)), ['shell']],
  ['a word that was thrown', uncaught('no', `${site}${file.shop}:1:2`), ['mfe-shop', 'shell']],
  ['a script’s of another site', uncaught(null, ':0:0'), []],
  ['the console’s', uncaught(stacked('    at <anonymous>')), []],
  ['an extension’s', uncaught(stacked('    at f (chrome-extension://a/b.js:1:2)')), []],
  ['a call’s that nobody waits for', uncaught(thrownIn(file.shop, '', 'AbortError')), []],
])('an error that nobody caught counts for whose it was: %s', (_of, happened, names) => {
  expect(figuresOf(happened)).toEqual(names.map((name) => `${name} uncaught_error`));
});

describe('what has no place at all', () => {
  const page = composedRemote('mfe-page', { home: '/' });
  const own = { ...page, entry: { url: 'http://localhost:4411/remote.js', integrity: '' } };
  const elsewhere = composedRemote('mfe-else', { home: '/else' });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a word', 'no'],
    ['an object', Object.create(null)],
    ['an error that the browser made', stacked('NetworkError: broken')],
  ])('counts for whose page is open, else for the shell: %s', (_of, reason) => {
    const figures = (...remotes: ComposedRemote[]) =>
      told([uncaught(reason)], null, remotes).figures.filter((each) => !each.endsWith(' opened'));
    expect(figures(page)).toEqual(['mfe-page uncaught_error', 'shell uncaught_error']);
    expect(figures(elsewhere)).toEqual(['shell uncaught_error']);
    expect(figures({ ...page, closed: 'Closed for a while.' })).toEqual(['shell uncaught_error']);
  });

  it('is a call’s too that a promise made as it went on', () => {
    const call = {
      ...failed(refusal(500)),
      caller: stacked(`    at f (${site}${file.shell}:1:2)`),
    };
    const { figures } = told([call], null, [page]);
    expect(figures).toEqual(['shell opened', 'mfe-page failed_call', 'shell failed_call']);
  });

  it('is not said of a build on somebody’s own machine', () => {
    const { figures, faults } = told([uncaught('no')], { remote: 'mfe-page' }, [own]);
    expect([...figures, ...faults]).toEqual([]);
  });

  it('is told with its words, different ones apart', () => {
    const { faults } = told([uncaught('no'), uncaught('nay'), uncaught('no')], null, [page]);
    expect(faults.map(({ remote, name, message }) => [remote, name, message])).toEqual([
      ['mfe-page', 'string', 'no'],
      ['mfe-page', 'string', 'nay'],
    ]);
  });
});

it.each([
  ['of the server', refusal(500), true],
  ['of what was asked', refusal(400), true],
  ['of the line', new NetworkError(), true],
  ['of a person who may not', refusal(403), false],
  ['of a thing that is no more', refusal(404), false],
  ['of what somebody typed', refusal(422), false],
  ['of who asks too often', refusal(429), false],
  ['of whoever did not wait', new DOMException('gone', 'AbortError'), false],
])(
  'a failure %s counts for who made the call, where a release may be at fault',
  (_of, error, counts) => {
    const figures = figuresOf(failed(error));
    expect(figures).toEqual(counts ? ['mfe-shop failed_call', 'shell failed_call'] : []);
    expect(figuresOf(failed(error, '/bookings', file.shell))).toEqual(figures.slice(1));
  },
);

it('a call that failed, and that nobody caught, is seen once', () => {
  const error = refusal(500);
  expect(figuresOf(failed(error), uncaught(error))).toEqual([
    'mfe-shop failed_call',
    'shell failed_call',
  ]);
  expect(told([failed(error), uncaught(error)]).faults).toHaveLength(1);
});

it('a fault is told once, without anything of the person', () => {
  const one = refusal(500, 'rahim@example.com cannot be booked for');
  const other = refusal(500, 'rahim@example.com cannot be booked for');
  expect(told([failed(one), failed(other)]).faults).toEqual([
    {
      remote: 'mfe-shop',
      release: 'r1',
      canary: false,
      kind: 'call',
      name: 'ApiError',
      message: '<mail> cannot be booked for',
      frames: [{ file: file.shop, line: 1, column: 2, name: 'f' }],
      call: 'POST /bookings',
      status: 500,
    },
  ]);
});

it('a page that throws and throws tells of ten', () => {
  const errors = Array.from({ length: 1000 }, (_, index) =>
    uncaught(thrownIn(file.shop, `${index} left`)),
  );
  const { figures, faults } = told(errors);
  expect(figures).toEqual(['shell opened', 'mfe-shop uncaught_error', 'shell uncaught_error']);
  expect(faults).toHaveLength(10);
});

it.each([
  ['/wishlist', 'wished'],
  ['/bookings', 'booked'],
  ['/conversations', 'messaged'],
  ['/conversations/:id/messages', 'messaged'],
  ['/payments', 'paid'],
  ['/reports', undefined],
])('what was done by %s counts for each remote of which a page was opened: %s', (path, kind) => {
  const done: Happened = { kind: 'done', call: { method: 'POST', path } };
  const figures = figuresOf({ kind: 'opened', remote: shop }, done, done);
  expect(figures).toEqual(kind ? [`mfe-shop ${kind}`, `shell ${kind}`] : []);
});

it('nothing is said of a build on somebody’s own machine, nor of the shell beside it', () => {
  const own = { ...shop, entry: { url: 'http://localhost:4411/remote.js', integrity: '' } };
  const happened: Happened[] = [
    { kind: 'opened', remote: own },
    { kind: 'render_error', remote: own, error: thrownIn(file.shell) },
    uncaught(thrownIn(file.shell, 'the shell')),
  ];
  expect(told(happened, { remote: 'mfe-shop' })).toEqual({ figures: [], faults: [] });
});
