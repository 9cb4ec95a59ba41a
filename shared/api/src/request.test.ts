import type { Booking } from '@motohaat/contract/bookings';
import * as calls from '@motohaat/contract/calls';
import type { AnswerOf, RowOf } from '@motohaat/contract/calls/call';
import { expect, expectTypeOf, test } from 'vitest';

import { fill, type InputOf, requestOf, search } from './request.ts';

type Input<Row extends Parameters<typeof requestOf>[1]> = NonNullable<InputOf<Row>[0]>;

test('a call is written with its parameters, query and body in their places', () => {
  const { url, init } = requestOf('/api', calls.bookings.complete, {
    params: { id: 'b 1/ü' },
    body: { reason: 'Handed over.' },
  });
  expect(url).toBe('/api/bookings/b%201%2F%C3%BC/complete');
  expect(init).toMatchObject({ method: 'POST', body: '{"reason":"Handed over."}' });
  expect(new Headers(init.headers).get('content-type')).toBe('application/json');
});

test('a call without a body says nothing of its kind, and no key unless it is given one', () => {
  const headers = new Headers(requestOf('/api', calls.accounts.logout, {}).init.headers);
  expect([...headers]).toEqual([['accept', 'application/json']]);
  const keyed = requestOf('/api', calls.accounts.logout, { idempotencyKey: 'k1' });
  expect(new Headers(keyed.init.headers).get('idempotency-key')).toBe('k1');
});

test('what is not said is left out of a query', () => {
  expect(search({ cursor: undefined, limit: 3, q: 'a&b' })).toBe('?limit=3&q=a%26b');
  expect(search({ cursor: undefined })).toBe('');
  expect(fill('/categories', undefined)).toBe('/categories');
});

test('a wrong parameter, a missing field and a wrong body do not compile', () => {
  type Complete = Input<typeof calls.bookings.complete>;
  expectTypeOf<{ params: { id: string }; body: { reason: string } }>().toExtend<Complete>();
  expectTypeOf<{ params: { id: string } }>().not.toExtend<Complete>();
  expectTypeOf<{ params: { number: string }; body: { reason: string } }>().not.toExtend<Complete>();
  expectTypeOf<{ body: { price: boolean } }>().not.toExtend<Input<typeof calls.bookings.create>>();
  expectTypeOf<{ body: object }>().not.toExtend<Input<typeof calls.bookings.list>>();
  expectTypeOf<{ query: { sort: string } }>().not.toExtend<Input<typeof calls.users.list>>();
});

test('an answer has the type of its row', () => {
  expectTypeOf<AnswerOf<typeof calls.bookings.read>>().toEqualTypeOf<Booking>();
  expectTypeOf<RowOf<typeof calls.bookings.list>>().toEqualTypeOf<Booking>();
  expectTypeOf<AnswerOf<typeof calls.composition.endOverride>>().toEqualTypeOf<undefined>();
  expectTypeOf<AnswerOf<typeof calls.payments.create>>().toEqualTypeOf<
    { insertedId: string } | { message: string }
  >();
});
