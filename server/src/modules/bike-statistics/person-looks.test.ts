import { expect, test } from 'vitest';

import { personLooks } from './person-looks.ts';

const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

test.each([
  ['a phone', chrome, {}],
  ['a phone of Cubot', chrome.replace('K)', 'CUBOT X30)'), {}],
  ['a browser in another program', `${chrome} Telegram-Android/11.1`, {}],
  ['a page of the site', chrome, { 'sec-fetch-site': 'same-origin' }],
])('counts %s', (_case, agent, more) => {
  expect(personLooks({ 'user-agent': agent, ...more })).toBe(true);
});

test.each([
  ['nobody', undefined, {}],
  [
    'a search engine',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    {},
  ],
  ['another', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', {}],
  ['a crawler', 'Mozilla/5.0 (compatible; Baiduspider/2.0)', {}],
  ['a measurement', `${chrome} Chrome-Lighthouse`, {}],
  ['a program', 'curl/8.5.0', {}],
  ['another site', chrome, { 'sec-fetch-site': 'cross-site' }],
  ['a page made ready ahead', chrome, { 'sec-purpose': 'prefetch;prerender' }],
])('does not count %s', (_case, agent, more) => {
  expect(personLooks({ 'user-agent': agent, ...more })).toBe(false);
});
