import * as v from 'valibot';
import { expect, test } from 'vitest';

import { DraftBody } from './drafts.ts';

test('a draft may say which guided place each photo shows; from before there were any it says none', () => {
  const images = ['/1', '/2'];
  const views = ['front', null];
  expect(v.parse(DraftBody, { images, views })).toEqual({ images, views });
  expect(v.parse(DraftBody, { images })).toEqual({ images });
});
