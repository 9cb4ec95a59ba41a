import type { Language } from '@motohaat/domain/language';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useAccountLanguage } from './account-language.ts';
import { rememberLanguage } from './chosen-language.ts';
import { OfferPlace } from './offer-place.tsx';

beforeEach(() => {
  document.cookie = 'language=; Max-Age=0';
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  act(() => useAccountLanguage.setState(null));
});

type Case = [string, Language | null, browser: string, chosen: Language | undefined, boolean];

test.each<Case>([
  ['whose account says Bangla', 'bn', 'en-GB', undefined, true],
  ['whose browser says Bangla', null, 'bn-BD', undefined, true],
  ['whose account says English, whatever the browser says', 'en', 'bn-BD', undefined, false],
  ['who chose English in this browser', 'bn', 'bn-BD', 'en', false],
])('a person on an English page %s', async (_who, ofAccount, browser, chosen, isOffered) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([browser]);
  if (chosen) rememberLanguage(chosen);
  render(
    <MemoryRouter>
      <OfferPlace />
    </MemoryRouter>,
  );
  // The session is known after the page is live.
  act(() => useAccountLanguage.setState(ofAccount));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  vi.useRealTimers();
  const offer = isOffered
    ? await screen.findByRole('complementary', { name: 'ভাষা' })
    : screen.queryByRole('complementary');
  expect(Boolean(offer)).toBe(isOffered);
});
