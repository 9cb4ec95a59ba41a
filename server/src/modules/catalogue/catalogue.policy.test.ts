import { createSpellers } from '@motohaat/catalogue/spelling';
import { expect, test } from 'vitest';

import { shownIn } from '../../http/shown.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { maySeeEmail, noBikes, textsFor } from './catalogue.policy.ts';
import { writeProducts } from './catalogue.writer.ts';

const bike = {
  id: 'bike',
  seller_id: 'seller',
  name: 'Honda 01712345678',
  location: 'Feni 01712345678',
  description: 'Call 01712345678',
  seller_name: 'Rina 01712345678',
};
const actor = (id: string, role: Actor['role']) => ({ id, role }) as Actor;

test.each([
  ['the seller', actor('seller', 'seller'), noBikes, true, true],
  ['the admin', actor('other', 'admin'), noBikes, true, true],
  ['who has booked it', actor('other', 'buyer'), new Set(['bike']), false, true],
  ['who has booked another', actor('other', 'buyer'), new Set(['another']), false, false],
  ['another seller', actor('other', 'seller'), noBikes, false, false],
  ['a visitor', null, noBikes, false, false],
])('%s reads what is for them alone', (_who, reader, booked, seesEmail, readsAll) => {
  expect(maySeeEmail(reader, bike)).toBe(seesEmail);
  const read = Object.values(textsFor(bike, reader, booked)).filter((text) =>
    text.includes('01712345678'),
  );
  expect(read).toHaveLength(readsAll ? 4 : 0);
});

test('the name of another model is shown where there is one, without contacts', () => {
  expect(
    textsFor({ ...bike, other_model: 'X 01712345678' }, null, noBikes).other_model,
  ).not.toContain('017');
  expect(textsFor({ ...bike, other_model: null }, null, noBikes).other_model).toBeNull();
});

const plain = { name: 'Honda', location: 'Feni', description: 'Red', seller_name: 'Rina' };
test.each(['name', 'location', 'description', 'seller_name'] as const)(
  'a list shows no number that stands in the %s alone',
  (field) => {
    const written = { ...plain, [field]: bike[field] };
    const { name, location, seller_name: sellerName } = written;
    const facts = JSON.stringify({ name, location, sellerName }).slice(1, -1);
    const images = '[]';
    const row = [facts, images, written.description, 'a@b.example', bike.seller_id] as const;
    const rest = ['2026-01-01 00:00:00+00', name, location, bike.id, sellerName] as const;
    const shown = shownIn('en', createSpellers().en);
    const { text } = writeProducts([[...row, ...rest]], null, shown, noBikes);
    expect(text).toContain('•');
    expect(text).not.toContain('01712345678');
  },
);
