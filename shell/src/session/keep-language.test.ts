import type { Language } from '@motohaat/domain/language';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useAccountLanguage } from '../language/account-language.ts';
import { rememberLanguage } from '../language/chosen-language.ts';
import { fakeTokens } from '../testing/fakes.ts';
import { createLanguageKeeper } from './keep-language.ts';

const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  sent.mockReset().mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', sent);
  document.cookie = 'language=; Max-Age=0';
});
afterEach(() => vi.unstubAllGlobals());

const bodies = () => sent.mock.calls.map(([, { body }]) => body);
const click = () => document.body.click();

test.each<[string, Language | undefined, Language | null, Language[]]>([
  ['keeps the first choice of a browser with an account that knows none', 'bn', null, ['bn']],
  ['leaves an account that knows another choice alone', 'en', 'bn', []],
  ['has nothing to tell where nothing was chosen', undefined, null, []],
])('%s', (_what, here, ofAccount, told) => {
  if (here) rememberLanguage(here);
  const keeper = createLanguageKeeper(fakeTokens('token'));
  keeper.begin(ofAccount);
  click();
  expect(bodies()).toEqual(told.map((language) => JSON.stringify({ language })));
  keeper.end();
});

test('tells each choice once, in a way that outlives the page, until the person signs out', () => {
  const keeper = createLanguageKeeper(fakeTokens('token'));
  keeper.begin('en');
  expect(useAccountLanguage.getState()).toBe('en');
  rememberLanguage('bn');
  click();
  click();
  expect(bodies()).toEqual(['{"language":"bn"}']);
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(url).toBe('/api/profile');
  expect(init).toMatchObject({ method: 'PATCH', keepalive: true });
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer token');
  keeper.end();
  expect(useAccountLanguage.getState()).toBeNull();
  rememberLanguage('en');
  click();
  expect(sent).toHaveBeenCalledOnce();
});
