import { createSpellers } from '@motohaat/catalogue/spelling';
import { expect, test } from 'vitest';

import { shownIn } from '../../http/shown.ts';
import { presentMeaning } from './understood.presenter.ts';

const shown = shownIn('en', createSpellers().en);

test.each([
  ['honda', 'Honda'],
  ['honda,yamaha,suzuki', 'Honda, Yamaha, Suzuki'],
  ['honda,yamaha,suzuki,bajaj', 'Honda, Yamaha, Suzuki …'],
])('a family of %s is called %s', (value, label) => {
  expect(presentMeaning({ name: 'brand', value, words: '', guessed: false }, shown).label).toBe(
    label,
  );
});
