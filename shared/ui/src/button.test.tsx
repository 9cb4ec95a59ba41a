import { renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Button, ButtonLink } from './button.tsx';

test('does nothing on a further click while its action is under way', async () => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const click = vi.fn();
  const { user } = renderWithPlatform(
    <form onSubmit={submit}>
      <input aria-label="Email" />
      <Button type="submit" busy onClick={click}>
        Login
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await user.type(screen.getByLabelText('Email'), 'a{Enter}');
  expect(submit).not.toHaveBeenCalled();
  expect(click).not.toHaveBeenCalled();
});

test('keeps the focus and its name while it is busy', async () => {
  const { user } = renderWithPlatform(<Button busy>Save</Button>);
  await user.tab();
  const button = screen.getByRole('button', { name: 'Save' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('never submits a form unless it says so', () => {
  renderWithPlatform(<Button>Cancel</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

test('is a link within the page or to another page', () => {
  renderWithPlatform(
    <>
      <ButtonLink href="#reviews">See Reviews</ButtonLink>
      <ButtonLink to="/categories/1">Scooters</ButtonLink>
    </>,
  );
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['#reviews', '/categories/1']);
});
