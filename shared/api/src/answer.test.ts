import * as calls from '@motohaat/contract/calls';
import { expect, test } from 'vitest';

import { check } from './answer.ts';

test('an answer that fits its row passes, with more in it than the row names too', () => {
  check(calls.bookings.cancel, { acknowledged: true });
  check(calls.bookings.cancel, { acknowledged: true, since: 'a later release' });
  check(calls.composition.endOverride, undefined);
});

test('an answer by status fits one of its schemas', () => {
  check(calls.payments.create, { insertedId: 'p1' });
  check(calls.payments.create, { message: 'Payment is being confirmed' });
});

test('an answer of another shape is named with its call and what is wrong', () => {
  expect(() => check(calls.bookings.cancel, { acknowledged: 'yes' })).toThrow(
    /^POST \/bookings\/:id\/cancel answers otherwise than its row: acknowledged: Invalid type/,
  );
  expect(() => check(calls.composition.endOverride, {})).toThrow('there is a body');
});

test('a row without schemas, as production builds have them, believes the server', () => {
  const { method, path } = calls.bookings.cancel;
  check({ method, path } as typeof calls.bookings.cancel, 'anything');
});
