import { platformContract } from '@motohaat/platform';
import { expect, test, vi } from 'vitest';

import type { ShareScope } from '../federation.ts';
import { tellOfFormer, warning } from './warning.ts';

const shared = (exports: object) => ({
  '1.0.0': { get: () => () => exports, from: 'shell', eager: true },
});
const toasts = { success: () => 'told', message: () => 'told' };
const given = { toasts, api: {} };
const platform = { usePlatform: () => given, useApi: () => given.api, lowDataStore: () => 'on' };
const scope: ShareScope = {
  '@motohaat/platform': shared(platform),
  'react-router-dom': shared({ Link: 'a', useHref: 'b' }),
  react: shared({ use: 'c' }),
};
const deprecated = ['lowDataStore', 'Toasts.message', 'react-router-dom useHref'].map((member) => ({
  member,
  since: '4.12.0',
  until: '2027-03-31',
  instead: 'another',
}));

function moduleOf(of: ShareScope, name: string): Record<string, unknown> {
  const factory = of[name]?.['1.0.0']?.get();
  return (factory as () => Record<string, unknown>)();
}

test('a developer is told once of each member that is used and will go, and of nothing else', () => {
  const tell = vi.fn<(sentence: string) => void>();
  const watched = warning(scope, deprecated, tell);
  const own = moduleOf(watched, '@motohaat/platform') as typeof platform;
  expect(own.usePlatform().toasts.success()).toBe('told');
  expect(own.usePlatform().toasts).toBe(own.usePlatform().toasts);
  expect(tell).not.toHaveBeenCalled();
  for (let times = 0; times < 2; times += 1) {
    expect(own.usePlatform().toasts.message()).toBe('told');
    expect(own.lowDataStore()).toBe('on');
    expect(moduleOf(watched, 'react-router-dom')['useHref']).toBe('b');
  }
  expect(tell.mock.calls.flat()).toEqual([
    'Toasts.message is deprecated since platform 4.12.0 and goes on 2027-03-31. Use another.',
    'lowDataStore is deprecated since platform 4.12.0 and goes on 2027-03-31. Use another.',
    'react-router-dom useHref is deprecated since platform 4.12.0 and goes on 2027-03-31. Use another.',
  ]);
  expect(moduleOf(watched, 'react')).toBe(moduleOf(scope, 'react'));
});

test.each([
  [
    '3.0.0',
    [
      expect.stringMatching(
        /^3\.0\.0 is the platform contract .* served until 2027-03-31\. Build against /,
      ),
    ],
  ],
  [platformContract, []],
])(
  'a developer is told until when a build for %s is served, if that is to end',
  (contract, told) => {
    const tell = vi.fn<(sentence: string) => void>();
    tellOfFormer(contract, tell);
    expect(tell.mock.calls.flat()).toEqual(told);
  },
);
