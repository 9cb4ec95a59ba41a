import dns, { type LookupAddress, type LookupOptions } from 'node:dns';

import { expect, onTestFinished, test, vi } from 'vitest';

import { ForbiddenAddressError, isPublicAddress, lookUpPublic, webhookUrl } from './address.ts';

test.each([
  'https://hooks.example.com/motohaat',
  'https://hooks.example.com:8443/a?b=c',
  'https://8.8.8.8/',
  'https://[2a00:1450:4001::1]/',
])('%s may be told', (text) => {
  expect(webhookUrl(text, false)?.href).toBe(text);
});

test.each([
  'http://hooks.example.com/',
  'ftp://hooks.example.com/',
  'https://user:pass@hooks.example.com/',
  'https://user@hooks.example.com/',
  'https://:pass@hooks.example.com/',
  'https://hooks.example.com/#there',
  'https://intranet/',
  'https://localhost/',
  'http://localhost:4400/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://10.0.0.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:8.8.8.8]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:1::1]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://[ff02::1]/',
  'nonsense',
])('%s may not', (text) => {
  expect(webhookUrl(text, false)).toBeUndefined();
});

test('this machine may be told in development, by http alone', () => {
  expect(webhookUrl('http://127.0.0.1:9000/', true)).toBeDefined();
  expect(webhookUrl('http://[::1]:9000/', true)).toBeDefined();
  expect(webhookUrl('http://192.168.1.1/', true)).toBeUndefined();
  expect(webhookUrl('https://127.0.0.1/', true)).toBeUndefined();
});

/** Has names lead to these addresses, as those of the internet might. */
function lead(...addresses: string[]): void {
  const found = addresses.map((address) => ({ address, family: 4 }));
  const own = (_host: string, _options: LookupOptions, callback: (...all: unknown[]) => void) =>
    callback(null, found);
  const spy = vi.spyOn(dns, 'lookup').mockImplementation(own as unknown as typeof dns.lookup);
  onTestFinished(() => spy.mockRestore());
}

const looked = (host: string, options: LookupOptions = {}) =>
  new Promise((resolve) =>
    lookUpPublic(host, options, (error, found: string | LookupAddress[], family) =>
      resolve(error ?? [found, family]),
    ),
  );

test('a name that leads to a network of our own is refused when it is looked up', async () => {
  expect(await looked('localhost')).toBeInstanceOf(ForbiddenAddressError);
  lead('8.8.8.8', '10.0.0.1');
  expect(await looked('both.example')).toBeInstanceOf(ForbiddenAddressError);
  expect(isPublicAddress('not an address')).toBe(false);
});

test('a name of the internet is found, one address or all, and one that nobody has is not', async () => {
  expect(await looked('8.8.8.8')).toEqual(['8.8.8.8', 4]);
  expect(await looked('8.8.8.8', { all: true })).toEqual([
    [{ address: '8.8.8.8', family: 4 }],
    undefined,
  ]);
  expect(await looked(`${'x'.repeat(64)}.example`)).toMatchObject({ code: 'ENOTFOUND' });
});
