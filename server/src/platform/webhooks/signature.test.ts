import { expect, test } from 'vitest';

import { signatureHeaders, webhookKey, writtenKey } from './signature.ts';

test('it signs the example of the standard as the standard does', () => {
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const headers = signatureHeaders(key, {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  });
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('each webhook has a key of its own, and the same one each time', () => {
  const keys = ['a', 'b', 'a'].map((id) => writtenKey(webhookKey('the server’s secret', id)));
  expect(keys[0]).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(keys[2]).toBe(keys[0]);
  expect(keys[1]).not.toBe(keys[0]);
});
