import { expect, test } from 'vitest';

import { bikeOutcome } from './send-bike.ts';

test('an answer that acknowledges nothing is no success', async () => {
  const answer = Promise.resolve({ acknowledged: false });
  expect(await bikeOutcome(answer, 'Product added successfully')).toMatchObject({
    status: 'failed',
    message: 'The server did not confirm this. Try again.',
  });
});
