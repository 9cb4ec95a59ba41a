import type { SessionOutcome } from '@motohaat/shared/platform';
import { renderWithPlatform } from '@motohaat/shared/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { GoogleButton } from './google-button.tsx';

async function press(outcome: SessionOutcome | Promise<SessionOutcome>) {
  const view = renderWithPlatform(<GoogleButton help="Google creates a buyer account" />);
  view.platform.outcomes.signInWithGoogle = outcome;
  const button = screen.getByRole('button', { name: 'Continue with Google' });
  await view.user.click(button);
  return { ...view, button };
}

test('a popup that was closed is no failure', async () => {
  const { button } = await press({ ok: false, code: 'popup-closed-by-user' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

test('a failure is said in words', async () => {
  await press({ ok: false, code: 'popup-blocked', message: 'Allow pop-ups.' });
  expect(screen.getByRole('alert').textContent).toBe('Allow pop-ups.');
});

test('a second click while the popup is open does nothing', async () => {
  const { button, platform, user } = await press(new Promise<SessionOutcome>(() => undefined));
  await user.click(button);
  expect(platform.acts).toHaveLength(1);
});
