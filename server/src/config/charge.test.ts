import { expect, test } from 'vitest';

import { ConfigError, readConfig } from './config.ts';

test.each([
  [{}, undefined],
  [{ PAYMENT_CHARGE: 'full', BOOKING_FEE: '500' }, undefined],
  [{ PAYMENT_CHARGE: 'fee' }, 2_000],
  [{ PAYMENT_CHARGE: 'fee', BOOKING_FEE: '100' }, 100],
])('%o: the booking fee is %s', (environment, fee) => {
  expect(readConfig(environment).bookingFee).toBe(fee);
});

test.each([
  { PAYMENT_CHARGE: 'half' },
  { BOOKING_FEE: '2,000' },
  { BOOKING_FEE: '20.50' },
  { BOOKING_FEE: '0' },
  { BOOKING_FEE: '99' },
  { BOOKING_FEE: '1000000' },
])('%o is refused', (environment) => {
  expect(() => readConfig({ PAYMENT_CHARGE: 'fee', ...environment })).toThrow(ConfigError);
});
