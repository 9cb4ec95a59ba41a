import { expect, test } from 'vitest';

import { createPublishPlaces } from './publish-places.ts';

/** A publish that goes on until it is let end. */
function publishing() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { publish: () => promise, end: resolve };
}

test('publishes of one application follow one another, whatever became of the one before', async () => {
  const inPlace = createPublishPlaces();
  const order: string[] = [];
  const one = inPlace('mfe-a', async () => {
    await Promise.resolve();
    order.push('one');
    throw new Error('it broke off');
  });
  const other = inPlace('mfe-a', async () => order.push('other'));
  await expect(one).rejects.toThrow('it broke off');
  await other;
  expect(order).toEqual(['one', 'other']);
});

test('who would wait too long is told to come again, and the next one is not held up by that', async () => {
  const inPlace = createPublishPlaces(20);
  const { publish, end } = publishing();
  const slow = inPlace('mfe-a', publish);
  await expect(inPlace('mfe-a', async () => {})).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 10,
    message: 'Another release of this application is being published. Try again in 10 seconds.',
  });
  end();
  await slow;
  expect(await inPlace('mfe-a', async () => 'done')).toBe('done');
});

test('nobody waits for another application', async () => {
  const inPlace = createPublishPlaces(20);
  const { publish, end } = publishing();
  const slow = inPlace('mfe-a', publish);
  expect(await inPlace('mfe-b', async () => 'done')).toBe('done');
  end();
  await slow;
});

test('who comes while one publishes and another waits is the third, also when the first has ended', async () => {
  const inPlace = createPublishPlaces();
  const [first, second] = [publishing(), publishing()];
  const order: string[] = [];
  const one = inPlace('mfe-a', first.publish);
  const other = inPlace('mfe-a', async () => {
    order.push('second begins');
    await second.publish();
    order.push('second ends');
  });
  first.end();
  await one;
  await expect.poll(() => order).toEqual(['second begins']);
  const third = inPlace('mfe-a', async () => order.push('third begins'));
  second.end();
  await Promise.all([other, third]);
  expect(order).toEqual(['second begins', 'second ends', 'third begins']);
});
