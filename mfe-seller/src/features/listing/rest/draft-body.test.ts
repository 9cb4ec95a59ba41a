import { emptyBike } from '@motohaat/contract/bike-fields';
import type { DraftBody } from '@motohaat/contract/drafts';
import { expect, test } from 'vitest';

import { fieldsOfDraft } from '../begun.ts';
import { draftBodyOf } from './draft-body.ts';

test('what was typed comes back from the server as it was typed, right or wrong', () => {
  const typed = {
    ...emptyBike,
    productName: 'Pulsar',
    resaleprice: 'about a lakh',
    brand: 'bajaj',
    year: '২০',
    used: 'long',
    papers: { ...emptyBike.papers, certificate: 'seller', smartCard: 'yes', insurance: 'no' },
  };
  const body: DraftBody = draftBodyOf({ ...typed, image: ['/u1'] });
  expect(body).toMatchObject({ images: ['/u1'], papers: { smartCard: true, digitalPlate: null } });
  expect(fieldsOfDraft(body)).toEqual(typed);
});
