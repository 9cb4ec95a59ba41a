import { expect, test } from 'vitest';

import { createGivenUp, type End } from './given-up.ts';

const page = { key: 'set', route: '/bikes/:id', path: '/bikes/1' };
const end = (changes: Partial<End> = {}): End => ({ ...page, isKilled: false, ...changes });
const five = Array.from({ length: 5 }, (_one, index) => index);
const unbound = { route: null, path: null };

/** What is asked for after some ends, so many ms later. */
function isGivenUp(ends: readonly End[], asked: Partial<typeof page> = {}, after = 0): boolean {
  const at = { time: 0 };
  const givenUp = createGivenUp(() => at.time);
  for (const each of ends) givenUp.note(each);
  at.time = after;
  return givenUp.has({ ...page, ...asked });
}

test.each<[string, End[], Partial<typeof page>, boolean]>([
  ['a page that ended one', [end()], {}, false],
  ['a page that ended two', [end(), end()], {}, true],
  ['another page of its route', five.map(() => end()), { path: '/bikes/2' }, false],
  ['a page of another set', five.map(() => end()), { key: 'other' }, false],
  ['a route whose pages do', five.map((id) => end({ path: `/bikes/a${id}` })), {}, true],
  [
    'a page beside such a route',
    five.map((id) => end({ path: `/bikes/a${id}` })),
    { route: '/', path: '/' },
    false,
  ],
  ['a set whose routes do', five.map((id) => end({ route: `/${id}`, path: `/${id}` })), {}, true],
  ['a set that cannot be taken up', five.map(() => end(unbound)), {}, true],
  ['a set that once could not', [end(unbound), end(unbound)], {}, false],
  ['a page that was killed from outside', [1, 2].map(() => end({ isKilled: true })), {}, false],
  ['a set that is killed all the time', five.map(() => end({ isKilled: true })), {}, true],
])('%s', (_what, ends, asked, isLetBe) => {
  expect(isGivenUp(ends, asked)).toBe(isLetBe);
});

test('is drawn again after half a minute, and what was killed after five seconds', () => {
  const ended = [end(), end()];
  const killed = five.map(() => end({ isKilled: true }));
  expect([isGivenUp(ended, {}, 29_000), isGivenUp(ended, {}, 30_000)]).toEqual([true, false]);
  expect([isGivenUp(killed, {}, 4_000), isGivenUp(killed, {}, 5_000)]).toEqual([true, false]);
});
