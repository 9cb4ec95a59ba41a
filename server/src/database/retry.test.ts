import { DatabaseError } from 'pg';
import { expect, test, vi } from 'vitest';

import { withRetry } from './retry.ts';

function refusal(code: string): DatabaseError {
  const error = new DatabaseError('refused', 0, 'error');
  error.code = code;
  return error;
}

test.each(['40001', '40P01'])('runs the transaction again after %s', async (code) => {
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(refusal(code))
    .mockRejectedValueOnce(refusal(code))
    .mockResolvedValue('done');
  await expect(withRetry(work)).resolves.toBe('done');
  expect(work).toHaveBeenCalledTimes(3);
});

test('throws the last refusal when the attempts are used up', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(refusal('40001'));
  await expect(withRetry(work, 3)).rejects.toMatchObject({ code: '40001' });
  expect(work).toHaveBeenCalledTimes(3);
});

test('does not repeat what failed for another reason', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(refusal('23505'));
  await expect(withRetry(work)).rejects.toMatchObject({ code: '23505' });
  expect(work).toHaveBeenCalledTimes(1);
});
