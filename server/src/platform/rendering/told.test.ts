import { describe, expect, test } from 'vitest';

import { createTelling, type Foretold, markOf } from './told.ts';

const given = (body: string | Buffer, headers = {}) => ({ status: 200, headers, body });
const foretold = (url: string, body: string): Foretold => {
  const answer = given(Buffer.from(body));
  return { url, headers: {}, mark: markOf(answer), answer };
};

describe('a process that draws', () => {
  test('is told an answer once, and by its mark as long as it is the same', () => {
    const tell = createTelling();
    const [one, other] = [foretold('/api/a', 'one'), foretold('/api/a', 'other')];
    const bodies = [[one], [one], [other], [one]].map((each) => tell(each).told[0]?.answer?.body);
    expect(bodies).toEqual(['one', undefined, 'other', 'one']);
  });

  test('forgets what it was told before it is told too much', () => {
    const tell = createTelling();
    const all = Array.from({ length: 101 }, (_each, place) => tell([foretold(`/${place}`, 'x')]));
    expect(all.map(({ afresh }) => afresh).indexOf(true)).toBe(100);
    expect(tell([foretold('/0', 'x')]).told[0]?.answer).toBeDefined();
    expect(tell([foretold('/100', 'x')]).told[0]?.answer).toBeUndefined();
  });
});

test('what was not answered is marked as nothing is that was', () => {
  expect(markOf(null)).toBe('');
});

test.each([
  ['its body', given('two')],
  ['its status', { ...given('one'), status: 404 }],
  ['where the rest of it is', given('one', { link: '</api/a?cursor=2>; rel="next"' })],
  ['its tag', given('one', { etag: 'W/"2"' })],
])('an answer is another by %s', (_what, other) => {
  expect(markOf(other)).not.toBe(markOf(given('one')));
  expect(markOf(given('one', { date: 'later' }))).toBe(markOf(given('one')));
});
