// @vitest-environment node
import type { PageToDraw } from '@motohaat/contract/rendering';
import { type QueryKey, type QueryOptions, skipToken } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';

import { type Answers, createAnswers } from './answers.ts';
import { createDrawingClient, openQueries } from './drawing-client.ts';

type Answer = NonNullable<ReturnType<NonNullable<PageToDraw['known']>>>;

const told = (body: string): Answer => ({ status: 200, headers: {}, body });
const bikes = told('[{"name":"Scooter"}]');
const asks = (answers: Answers) => async () => {
  const { body } = await answers.ask('/api/bikes', {});
  return JSON.parse(body) as unknown;
};

/** Draws a page with one query as far as its data go: what it shows at once, and then. */
async function showing(
  queryKey: QueryKey,
  {
    answer = bikes,
    language = 'en' as const,
    isTold = true,
    options = (answers: Answers): QueryOptions & { enabled?: boolean } => ({
      queryFn: asks(answers),
    }),
  }: {
    answer?: Answer;
    language?: 'en' | 'bn';
    isTold?: boolean;
    options?: (answers: Answers) => QueryOptions & { enabled?: boolean };
  } = {},
) {
  const ask = vi.fn(async () => answer);
  const known = isTold ? { known: () => answer } : {};
  const answers = createAnswers({ language, ask, ...known });
  const client = createDrawingClient();
  answers.foretell(client);
  const query = client
    .getQueryCache()
    .build(client, client.defaultQueryOptions({ queryKey, ...options(answers) }));
  const atOnce: unknown = query.state.data;
  await Promise.all(openQueries(client).map(answers.answer));
  return { atOnce, data: query.state.data, asked: ask.mock.calls.length };
}

describe('what a query was answered', () => {
  test('is there at once for the next page that is told the same', async () => {
    expect(await showing(['one'])).toMatchObject({ atOnce: undefined, asked: 1 });
    const next = await showing(['one']);
    expect(next).toEqual({ atOnce: [{ name: 'Scooter' }], data: next.atOnce, asked: 0 });
  });

  test.each([
    ['is told something else', { answer: told('[]') }],
    ['is told nothing', { isTold: false }],
    ['has another language', { language: 'bn' as const }],
    [
      'does not want it asked',
      { options: (of: Answers) => ({ queryFn: asks(of), enabled: false }) },
    ],
    ['has nothing to ask', { options: () => ({ queryFn: skipToken as never, enabled: false }) }],
  ])('is not for a page that %s', async (what, changes) => {
    await showing([what]);
    expect((await showing([what], changes)).atOnce).toBeUndefined();
  });

  test.each<[string, (answers: Answers) => QueryOptions]>([
    ['nobody was asked', () => ({ queryFn: async () => 'chance' })],
    ['it is not data alone', (of) => ({ queryFn: async () => (await asks(of)(), new Map()) })],
    [
      'it cannot be told who asked',
      (of) => ({
        queryFn: async () => {
          await asks(of)();
          return asks(of)();
        },
      }),
    ],
  ])('is not kept where %s', async (what, options) => {
    await showing([what], { options });
    const { atOnce, data } = await showing([what], { options });
    expect([atOnce, data]).toEqual([undefined, expect.anything()]);
  });

  test('cannot be changed by a page for the next', async () => {
    const { data } = await showing(['shared']);
    expect(() => (data as { name: string }[]).pop()).toThrow(TypeError);
    expect(() => Object.assign((data as object[])[0] ?? {}, { name: 'Mine' })).toThrow(TypeError);
  });
});
