import type { SessionOutcome } from '@motohaat/platform';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { GoogleButton } from './google-button.tsx';

const never = new Promise<SessionOutcome>(() => undefined);

async function press(outcome: SessionOutcome | Promise<SessionOutcome>) {
  const view = renderWithPlatform(<GoogleButton help="Google creates a buyer account" />);
  view.platform.outcomes.signInWithGoogle = outcome;
  const button = screen.getByRole('button', { name: 'Continue with Google' });
  await view.user.click(button);
  return { ...view, button };
}

const free = (button: HTMLElement) =>
  waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false), { timeout: 2000 });

test('a popup that was closed is no failure', async () => {
  const { button } = await press({ ok: false, code: 'popup-closed-by-user' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

test('a double click opens one popup', async () => {
  const { button, platform, user } = await press(never);
  await user.click(button);
  expect(platform.actions).toHaveLength(1);
});

test('a later click opens a fresh popup, also while nobody knows what became of the first', async () => {
  const { button, platform, user } = await press(never);
  await free(button);
  await user.click(button);
  expect(platform.actions).toHaveLength(2);
});

test('the end of a former attempt does not speak over the latest one', async () => {
  let endFirst: ((outcome: SessionOutcome) => void) | undefined;
  const first = new Promise<SessionOutcome>((resolve) => {
    endFirst = resolve;
  });
  const { button, platform, user } = await press(first);
  await free(button);
  platform.outcomes.signInWithGoogle = never;
  await user.click(button);
  endFirst?.({ ok: false, code: 'internal-error', message: 'Could not sign in. Try again.' });
  await first;
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button.hasAttribute('aria-busy')).toBe(true);
});

test('where popups are blocked it offers to go on in this window', async () => {
  const message = 'Allow pop-ups or continue here';
  const { platform, user } = await press({ ok: false, code: 'popup-blocked', message });
  expect(screen.getByRole('alert').textContent).toBe(message);
  await user.click(screen.getByRole('button', { name: 'Continue here' }));
  expect(platform.actions.at(-1)).toEqual({ action: 'signInWithGoogle', input: 'redirect' });
});
