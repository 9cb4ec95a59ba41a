import { allCalls } from '@motohaat/contract/all-calls';
import { describe, expect, test } from 'vitest';

import { isForDrawing } from '../rendering/answer-page.ts';
import { answersIn } from './answers-in.ts';

const asked = allCalls
  .map(({ call }) => call)
  .filter(({ method }) => method === 'GET')
  .map((call) => ({ url: `/api${call.path.replaceAll(/:\w+/g, '1')}?limit=3`, call }));
const open = asked.filter(({ call }) => isForDrawing(call)).map(({ url }) => url);
const closed = asked.filter(({ call }) => Array.isArray(call.access)).map(({ url }) => url);

const statusOf = async (url: string) => (await answersIn('full', 'en')(url, {}))?.status;

describe('what a page asks while it is drawn for a test', () => {
  test.each(['signed-out', 'slow'] as const)(
    'is answered as to any visitor where the state is %s',
    async (state) => {
      for (const url of open) {
        // oxlint-disable-next-line no-await-in-loop -- so that the first that differs is told
        const [given, full] = await Promise.all(
          [state, 'full' as const].map((each) => answersIn(each, 'en')(url, {})),
        );
        expect(given, url).toEqual(full);
      }
    },
  );

  test('is answered by the state that is looked at', async () => {
    const answers = await Promise.all(
      (['full', 'empty', 'failed'] as const).map((state) =>
        answersIn(state, 'en')('/api/categories', {}),
      ),
    );
    expect(answers.map((each) => each?.status)).toEqual([200, 200, 503]);
    expect(new Set(answers.map((each) => String(each?.body))).size).toBe(3);
  });

  test('is refused where visitors may not ask it, and found nowhere where nothing is', async () => {
    expect(closed.length).toBeGreaterThan(0);
    expect(new Set(await Promise.all(closed.map(statusOf)))).toEqual(new Set([403]));
    expect(await statusOf('/api/nowhere')).toBe(404);
  });
});
