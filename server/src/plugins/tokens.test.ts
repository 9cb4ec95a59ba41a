import { expect, test, vi } from 'vitest';

import { hasExpired, tokenLifetime, tokenSigner } from './tokens.ts';

const signer = tokenSigner('a secret of tests, with 32 or more characters');
const claims = signer.claimsFor({ id: '7', tokenVersion: 3 });
const token = await signer.sign('access', claims);
const [header = '', payload = '', signature = ''] = token.split('.');

test('a token says the same each time that it is read', async () => {
  expect(await signer.verify('access', token)).toEqual(claims);
  expect(await signer.verify('access', token)).toEqual(claims);
});

test.each([
  ['with another signature', `${header}.${payload}.${signature.split('').toReversed().join('')}`],
  ['with other claims', `${header}.${payload.slice(0, -4)}AAAA.${signature}`],
  ['without a signature', `${header}.${payload}.`],
  [
    'of another secret',
    await tokenSigner('another secret of tests, as long').sign('access', claims),
  ],
])(
  'a token %s counts for nothing, though the one that it resembles was read',
  async (_which, other) => {
    expect(await signer.verify('access', token)).toEqual(claims);
    expect(await signer.verify('access', other)).toBeUndefined();
  },
);

test('a token that was read as what it is does not count as another kind', async () => {
  expect(await signer.verify('access', token)).toEqual(claims);
  expect(await signer.verify('composition', token)).toBeUndefined();
});

test('a token that was read while it counted has expired when its time is over', async () => {
  const read = await signer.verify('access', token);
  expect(read && hasExpired(read)).toBe(false);
  vi.useFakeTimers({ now: Date.now() + (tokenLifetime + 1) * 1000 });
  const again = await signer.verify('access', token);
  const isOver = again && hasExpired(again);
  vi.useRealTimers();
  expect(isOver).toBe(true);
});

test('a token has expired at the very moment that it names', () => {
  vi.useFakeTimers({ now: claims.expiresAt.getTime() - 1 });
  expect(hasExpired(claims)).toBe(false);
  vi.setSystemTime(claims.expiresAt);
  expect(hasExpired(claims)).toBe(true);
  vi.useRealTimers();
});

test('a secret that cannot be used is an error, and not a token that does not count', async () => {
  await expect(tokenSigner('').verify('access', token)).rejects.toThrow('Zero-length key');
});

test('a signature is reckoned once, however often its token comes', async () => {
  const verify = vi.spyOn(globalThis.crypto.subtle, 'verify');
  const fresh = await signer.sign('access', signer.claimsFor({ id: '8', tokenVersion: 1 }));
  for (let time = 0; time < 3; time += 1) await signer.verify('access', fresh);
  expect(verify).toHaveBeenCalledTimes(1);
  verify.mockRestore();
});

test('whoever shows what was not signed here pushes out none that was', async () => {
  const fresh = await signer.sign('access', signer.claimsFor({ id: '9', tokenVersion: 1 }));
  await signer.verify('access', fresh);
  const verify = vi.spyOn(globalThis.crypto.subtle, 'verify');
  for (let time = 0; time < 10; time += 1) {
    await signer.verify('access', `${time}${'x'.repeat(500_000)}`);
  }
  await signer.verify('access', fresh);
  expect(verify).not.toHaveBeenCalled();
  verify.mockRestore();
});
