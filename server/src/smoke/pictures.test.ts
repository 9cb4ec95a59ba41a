import type { SmokeOrder } from '@motohaat/contract/smoke-tests';
import { expect, test } from 'vitest';

import type { Looked } from './gather-pages.ts';
import { picturesOf } from './pictures.ts';

const order = { version: '2.0.0', live: '1.0.0' } as SmokeOrder;

/** A view of which there is a picture of so many bytes. */
function looked(name: string, of: 'candidate' | 'live', bytes: number): Looked {
  const planned = { page: { name }, of, view: { width: 1280 } } as Looked['planned'];
  const picture = bytes > 0 ? Buffer.alloc(bytes) : undefined;
  return { planned, result: { picture } as Looked['result'] };
}

const told = (...args: Parameters<typeof picturesOf>) =>
  picturesOf(...args).map(({ path, of, version }) => `${path} ${of} ${version}`);

test('a picture is told with the release that it shows', () => {
  const all = [looked('/a', 'candidate', 3), looked('/a', 'live', 3), looked('/b', 'live', 0)];
  expect(told(order, all)).toEqual(['/a candidate 2.0.0', '/a live 1.0.0']);
  const [picture] = picturesOf(order, all);
  expect(picture).toMatchObject({ width: 1280, content: 'AAAA' });
});

test('of many pictures those that were taken first are told, as far as there is room', () => {
  // Three bytes are four letters.
  const all = ['/a', '/b', '/c'].map((name) => looked(name, 'candidate', 3));
  expect(told(order, all, 8)).toEqual(['/a candidate 2.0.0', '/b candidate 2.0.0']);
  expect(told(order, all, 7)).toEqual(['/a candidate 2.0.0']);
});
