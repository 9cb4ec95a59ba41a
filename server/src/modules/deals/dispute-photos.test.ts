import type { BookingStory, DisputePhoto } from '@motohaat/contract/deal';
import { photosPerSide } from '@motohaat/domain/deal';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { multipart } from '../../testing/multipart.ts';
import { photograph } from '../../testing/photographs.ts';
import { addBooking } from '../../testing/rows.ts';
import { erasePerson } from '../account-closure/erase.ts';
import { renderPhoto } from '../uploads/render-photo.ts';
import { addDisputePhoto } from './dispute-photos.ts';

let market: Market;
let buyer: Person;
let id: string;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
beforeEach(async () => {
  buyer = await market.signIn('buyer');
  const bike = await market.bike({ status: 'reserved' });
  ({ id } = await addBooking(market.db, bike, { buyer_id: buyer.id, status: 'disputed' }));
});

async function show(person: Person, { key, file }: { key?: string; file?: Buffer } = {}) {
  const { payload, headers } = multipart(file ?? (await photograph()));
  const { authorization } = person;
  return market.app.inject({
    method: 'POST',
    url: `/api/bookings/${id}/dispute/photos`,
    headers: { ...headers, authorization, ...(key && { 'idempotency-key': key }) },
    payload,
  });
}
const story = async (person: Person) =>
  (await market.get(person, `/api/bookings/${id}/story`)).json<BookingStory>();
const photoId = async (person: Person) => (await show(person)).json<{ _id: string }>()._id;

test('photos of both sides are seen by both and the admin, in both sizes, and by nobody else', async () => {
  const [ours, theirs] = [await photoId(buyer), await photoId(market.seller)];
  const admin = await market.signIn('admin');
  for (const person of [buyer, market.seller, admin]) {
    expect((await story(person)).photos).toMatchObject([
      { _id: ours, by: 'buyer' },
      { _id: theirs, by: 'seller' },
    ]);
    for (const size of ['card', 'viewer']) {
      const url = `/api/bookings/${id}/photos/${ours}?size=${size}`;
      const answer = (await market.get(person, url)).json<DisputePhoto>();
      const bytes = Buffer.from(answer.picture.split(',')[1] ?? '', 'base64');
      expect([answer.by, bytes.toString('latin1', 8, 12)]).toEqual(['buyer', 'WEBP']);
    }
  }
  const strangers = [await market.signIn('buyer'), await market.signIn('seller')];
  for (const person of strangers) {
    expect((await market.get(person, `/api/bookings/${id}/photos/${ours}`)).statusCode).toBe(404);
  }
});

test('each side shows six at most, however many it sends at once, and a repeat is the same photo', async () => {
  const [first, repeat] = [await show(buyer, { key: 'one' }), await show(buyer, { key: 'one' })];
  expect(repeat.json()).toEqual(first.json());
  for (let sent = 1; sent < photosPerSide - 1; sent += 1) await show(buyer);
  const last = await Promise.all([show(buyer), show(buyer)]);
  expect(last.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]));
  expect(await story(buyer)).toMatchObject({ photosLeft: 0 });
  expect(await story(market.seller)).toMatchObject({ photosLeft: photosPerSide });
});

test('a photo that is shown already is not made again, and one that is nobody’s is not found', async () => {
  const photo = await renderPhoto(await photograph());
  const render = vi.fn(async () => photo);
  const sent = { id: newId(), bookingId: id, senderId: buyer.id, render };
  for (const _ of [1, 2]) expect(await addDisputePhoto(market.db, sent)).toBe(sent.id);
  expect(render).toHaveBeenCalledOnce();
  expect((await story(buyer)).photos).toMatchObject([{ _id: sent.id }]);
  const none = await market.get(buyer, `/api/bookings/${id}/photos/${newId()}`);
  expect(none.json()).toMatchObject({ code: 'not_found' });
});

test('what is no photo, and a booking of which nothing is wrong, get none', async () => {
  expect((await show(buyer, { file: Buffer.from('<svg/>'.padEnd(99)) })).statusCode).toBe(415);
  await market.db.updateTable('bookings').set({ status: 'paid' }).where('id', '=', id).execute();
  expect((await show(buyer)).json()).toMatchObject({ code: 'conflict', acknowledged: false });
  expect((await story(buyer)).photos).toEqual([]);
});

test('photos are in their sender’s export alone, and go with the account', async () => {
  const photo = await photoId(buyer);
  type Export = { disputePhotos: { id: string; picture: string }[] };
  const exported = async (person: Person) =>
    (await market.get(person, '/api/profile/export')).json<Export>().disputePhotos;
  expect(await exported(buyer)).toMatchObject([
    { id: photo, picture: expect.stringMatching(/^data:image\/webp;base64,[\w+/]+=*$/) },
  ]);
  expect((await exported(market.seller)).map((each) => each.id)).not.toContain(photo);
  const { pseudonyms } = market.services;
  await market.db.transaction().execute(async (trx) => {
    const { id: userId, uid, email } = buyer;
    const person = { id: userId, uid, email, phone: null };
    await erasePerson(trx, person, { pseudonyms, ban: false });
  });
  expect((await story(market.seller)).photos).toEqual([]);
});
