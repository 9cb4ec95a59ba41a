import '@motohaat/domain/formats-bn';
import { LanguageContext } from '@motohaat/platform';
import { renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { NotFound } from './not-found.tsx';
import { Price } from './price.tsx';
import { SomethingWentWrong } from './something-went-wrong.tsx';
import { FailedState } from './states.tsx';

test('the error screen has the specified title and prompt, Logout and Try again', async () => {
  const onLogout = vi.fn();
  const onRetry = vi.fn();
  const { user } = renderWithPlatform(
    <SomethingWentWrong message="No connection. Try again." {...{ onLogout, onRetry }} />,
  );
  expect(screen.getByRole('heading', { name: 'Something Went Wrong' })).toBeTruthy();
  expect(screen.getByText('Please Logout and log back in.')).toBeTruthy();
  expect(screen.getByText('No connection. Try again.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect([onLogout.mock.calls.length, onRetry.mock.calls.length]).toEqual([1, 1]);
});

test('the page for unknown paths is a picture with words, and a way home', () => {
  renderWithPlatform(<NotFound home="/" />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/road sign/);
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
});

test('a failure is announced, and Retry tries again', async () => {
  const onRetry = vi.fn();
  const { user } = renderWithPlatform(<FailedState onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Could not load. Try again');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a price is drawn with the taka sign and read out as BDT', () => {
  const { container } = renderWithPlatform(<Price taka={145_000} />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('৳1,45,000');
  expect(screen.getByText('BDT 1,45,000')).toBeTruthy();
});

test('on a page in Bangla a price is written and read out in Bangla', () => {
  const { container } = renderWithPlatform(
    <LanguageContext value="bn">
      <Price taka={145_000} />
    </LanguageContext>,
  );
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('৳১,৪৫,০০০');
  expect(screen.getByText('১,৪৫,০০০ টাকা')).toBeTruthy();
});
