import { createSpellers } from '@motohaat/catalogue/spelling';
import { expect, test } from 'vitest';

import { shownIn } from '../../http/shown.ts';
import { messagesIn } from '../../messages/index.ts';
import { composeMail, type MailSite } from './compose-mail.ts';
import type { TakenMail } from './outbox.repository.ts';
import { unsubscribeTokens } from './unsubscribe-token.ts';

const spellers = createSpellers();
const { mails: t } = messagesIn('en');
const userId = '00000000-0000-7000-8000-000000000000';
const tokens = unsubscribeTokens('secret');
const site: MailSite = {
  origin: 'https://motohaat.test',
  supportEmail: 'help@motohaat.test',
  tokens,
  shownIn: (language) => shownIn(language, spellers[language]),
  pathOf: async ({ purpose }) => `/${purpose}`,
};
const taken = {
  id: 'mail',
  payload: { kind: 'wish_back', data: {}, words: null, productId: 'bike' },
  booking_id: null,
  attempts: 1,
  created_at: new Date(Date.UTC(2026, 4, 1, 6)),
  user_id: userId,
  email: 'rina@example.com',
  name: 'Rina Akter',
  language: null,
  role: 'buyer',
  bike_name: 'Hero Hunk 01712345678',
} as unknown as TakenMail;
const payload = (changes: object) =>
  ({ payload: { ...taken.payload, ...changes } }) as Partial<TakenMail>;
const compose = (changes: Partial<TakenMail> = {}, of: Partial<MailSite> = {}) =>
  composeMail({ ...taken, ...changes }, { ...site, ...of });

test('a mail says of which bike it is, without the numbers in its name, and leads to its page', async () => {
  const { html, text } = await compose();
  for (const part of [html, text]) {
    expect(part).toContain('Hero Hunk');
    expect(part).not.toContain('01712345678');
    expect(part).toContain('https://motohaat.test/bike');
    expect(part).toContain('https://motohaat.test/profile#mails');
    expect(part).not.toContain(t.always);
  }
  expect(html).toContain('class="button"');
});

test.each<[what: string, mail: Partial<TakenMail>, of: Partial<MailSite>]>([
  ['a bike that is gone', payload({ productId: null }), {}],
  ['a bike without a name', { bike_name: null }, {}],
  ['a page that is not live', {}, { pathOf: async () => null }],
])('a mail about %s leads nowhere', async (_what, mail, of) => {
  const { html, text } = await compose(mail, of);
  expect(html).not.toContain('class="button"');
  for (const part of [html, text]) expect(part).not.toMatch(/test\/bike|null|undefined/);
});

test('without a page of the profile, a mail does not lead there', async () => {
  const { text } = await compose(
    {},
    { pathOf: async ({ purpose }) => (purpose === 'profile' ? null : `/${purpose}`) },
  );
  expect(text).not.toContain('#mails');
  expect(text).toContain('https://motohaat.test/bike');
});

test('a mail can be ended from within it, but for those that are always sent, which say so', async () => {
  const free = await compose();
  expect(free.unsubscribeUrl).toContain(tokens.tokenOf({ userId, kind: 'wish_back' }));
  expect(free.text).toContain(free.unsubscribeUrl);
  const always = await compose(payload({ kind: 'role_changed', data: { role: 'buyer' } }));
  expect(always.unsubscribeUrl).toBeUndefined();
  expect(always.text).toContain(t.always);
  expect(always.text).not.toContain(t.stop);
});

test('what somebody wrote is in a mail without its numbers', async () => {
  const kind = { kind: 'saved_search', data: { searchId: 'x', count: 1 } };
  const { text } = await compose(payload({ ...kind, words: 'R15, call 01812345678' }));
  expect(text).toContain('R15, call');
  expect(text).not.toContain('01812345678');
});

test('a token names who it was made for, and nothing that was not made here', () => {
  const of = { userId, kind: 'wish_back' } as const;
  const token = tokens.tokenOf(of);
  expect(tokens.read(token)).toEqual(of);
  const last = token.endsWith('A') ? 'B' : 'A';
  for (const forged of [
    token.slice(0, -1) + last,
    token.slice(0, -1),
    token.replace('wish_back', 'wish_sold'),
    unsubscribeTokens('another').tokenOf(of),
    // Signed, but of nothing that there is.
    tokens.tokenOf({ userId: 'x', kind: 'wish_back' }),
    tokens.tokenOf({ userId, kind: 'nonsense' as 'wish_back' }),
  ]) {
    expect(tokens.read(forged)).toBeUndefined();
  }
});
