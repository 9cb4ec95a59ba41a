import { expect, test } from 'vitest';

import { isLoopbackOrigin } from './loopback-origin.ts';

test.each(['http://localhost:4413', 'http://127.0.0.1:1', 'http://localhost:65535'])(
  '%s is one',
  (origin) => expect(isLoopbackOrigin(origin)).toBe(true),
);

test.each([
  'https://localhost:4413',
  'http://localhost',
  'http://localhost:80',
  'http://localhost:0443',
  'http://localhost:65536',
  'http://localhost:4413/',
  'http://localhost:4413/path',
  'http://localhost:4413;script-src *',
  'http://localhost:4413 https://evil.example',
  'http://localhost.evil.example:4413',
  'http://evil.example:4413',
  'http://user@localhost:4413',
  'http://127.0.0.2:4413',
  'http://0.0.0.0:4413',
  'http://[::1]:4413',
  'http://10.0.0.1:4413',
  'http://LOCALHOST:4413',
  '//localhost:4413',
  'localhost:4413',
  '',
])('"%s" is none', (origin) => expect(isLoopbackOrigin(origin)).toBe(false));
