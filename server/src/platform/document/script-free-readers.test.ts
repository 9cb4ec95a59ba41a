import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';

import { patienceOf } from './script-free-readers.ts';

const from = (name?: string) =>
  patienceOf({ headers: { 'user-agent': name } } as unknown as FastifyRequest);

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'Mediapartners-Google',
  'GoogleOther',
  'WhatsApp/2.23.20.0',
  'w3m/0.5.3',
  'Lynx/2.9.2 libwww-FM/2.14',
])('%s waits for the page', (name) => {
  expect(from(name)).toEqual({ patience: 3_000 });
});

test.each([
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'curl/8.14',
  undefined,
])('%s can draw it', (name) => {
  expect(from(name)).toEqual({});
});
