import type { Language } from '@motohaat/domain/language';
import { LanguageContext } from '@motohaat/platform';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';

import { takeCarriedState } from './carried-state.ts';
import { LanguageLink } from './language-link.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** @param at as the router knows it */
function draw(language: Language, at: string): HTMLElement {
  render(
    <LanguageContext value={language}>
      <MemoryRouter initialEntries={[at]}>
        <LanguageLink />
      </MemoryRouter>
    </LanguageContext>,
  );
  return screen.getByRole('link');
}

test.each([
  ['en', '/', '/bn'],
  ['bn', '/', '/'],
  ['en', '/?override=TOKEN#list', '/bn?override=TOKEN#list'],
  ['en', '/categories/2?do=buy&p=1#p-1', '/bn/categories/2?do=buy&p=1#p-1'],
  ['bn', '/dashboard/users?q=rahim&role=buyer', '/dashboard/users?q=rahim&role=buyer'],
] as const)('the switch from %s at %s leads to %s', (language, at, address) => {
  expect(draw(language, at).getAttribute('href')).toBe(address);
});

test('a sign-in that is gone on with in the other language leads back as it would have here', () => {
  const state = { usr: { from: '/dashboard/wishlist', notice: 'admin-only' }, key: 'k' };
  window.history.replaceState(state, '', '/login');
  fireEvent.click(draw('en', '/login'));
  window.history.replaceState(null, '', '/bn/login');
  takeCarriedState();
  expect(window.history.state).toEqual(state);
});
