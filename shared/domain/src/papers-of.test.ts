import { expect, test } from 'vitest';

import { noPapers, type Papers } from './bike-facts.ts';
import { type PaperName, papersOf } from './papers-of.ts';

const today = '2026-11-22';

test.each<[Partial<Papers>, PaperName, string]>([
  [{}, 'certificate', 'open'],
  [{ certificate: 'seller' }, 'certificate', 'fine'],
  [{ certificate: 'other' }, 'certificate', 'lacking'],
  [{ certificate: 'none' }, 'certificate', 'lacking'],
  [{}, 'taxToken', 'open'],
  [{ taxTokenUntil: today }, 'taxToken', 'fine'],
  [{ taxTokenUntil: '2026-11-21' }, 'taxToken', 'lacking'],
  [{ smartCard: false }, 'smartCard', 'lacking'],
  [{ sellerSigns: true }, 'sellerSigns', 'fine'],
])('of papers %j, %s is %s', (stated, name, state) => {
  const found = papersOf({ ...noPapers, ...stated }, today);
  expect(found.find((paper) => paper.name === name)?.state).toBe(state);
});

test('a transfer needs all of them but the insurance', () => {
  const needed = papersOf(noPapers, today).flatMap(({ name, needed: is }) => (is ? name : []));
  expect(needed).toEqual(['certificate', 'taxToken', 'digitalPlate', 'smartCard', 'sellerSigns']);
});
