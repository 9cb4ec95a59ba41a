import { expect, test, vi } from 'vitest';

import { part } from './part.ts';

const Page = () => null;

test('a part comes with its words, and anew when these did not come', async () => {
  const prepare = vi.fn<(language: string) => Promise<void>>(async () => {});
  prepare.mockRejectedValueOnce(new Error('cut'));
  const { load, loaded } = part(async () => ({ default: Page }), { prepare });
  await expect(load()).rejects.toThrow('cut');
  expect(loaded()).toBeUndefined();
  expect(await load()).toBe(Page);
  expect(loaded()).toBe(Page);
  expect(prepare.mock.calls).toEqual([['en'], ['en']]);
});
