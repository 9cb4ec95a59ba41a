import { ApiError, NetworkError } from '@motohaat/api/errors';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import RevisionHistory from './revision-history.tsx';
import { overview, record } from './testing.ts';

const first = record({ number: 6, act: 'start', author: 'server', differences: [] });
const draw = (answers: Record<string, unknown> = {}, route = '/') =>
  renderWithPlatform(<RevisionHistory />, {
    api: {
      'GET /releases': overview(),
      'GET /releases/revisions': { rows: [record(), first], next: 'c6' },
      'GET /releases/revisions/difference': {
        from: 6,
        to: 7,
        differences: [{ application: 'mfe-buyer', version: { from: '0.1.0', to: '0.2.0' } }],
      },
      ...answers,
    },
    route,
  });

test('a revision says what was done, who did it, when, why, and what it changed', async () => {
  draw();
  const entry = await screen.findByRole('article', { name: 'Revision 7' });
  for (const words of [
    'Promoted',
    '20 Nov 2026, 09:10 · team mfe-buyer',
    'Faster search',
    'mfe-buyer 0.1.0 → 0.2.0',
  ]) {
    expect(entry.textContent).toContain(words);
  }
  expect(await within(entry).findByText('Live')).toBeTruthy();
  const other = screen.getByRole('article', { name: 'Revision 6' });
  expect(other.textContent).toContain('Started20 Nov 2026, 09:10 · the server');
  expect(other.textContent).toContain('Nothing differs from the revision before.');
  expect(within(other).queryByText('Live')).toBeNull();
});

test('a revision is compared with the live one; the pair stays in the address', async () => {
  const view = draw();
  await view.user.click(
    await screen.findByRole('button', { name: 'Compare with live: revision 6' }),
  );
  expect(view.path()).toBe('/?from=6&to=7');
  const result = await screen.findByRole('region', { name: 'From revision 6 to revision 7' });
  expect(await within(result).findByText(/0.1.0 → 0.2.0/)).toBeTruthy();
  const place = screen.getByRole('region', { name: 'Compare two revisions' });
  expect(document.activeElement).toBe(place);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'From revision' }).value).toBe('6');
  await view.user.click(within(result).getByRole('button', { name: 'Close' }));
  expect(view.path()).toBe('/');
});

test('any two revisions are compared by their numbers, in either kind of digits', async () => {
  const view = draw();
  await screen.findByRole('article', { name: 'Revision 7' });
  await view.user.type(screen.getByRole('textbox', { name: 'From revision' }), '1');
  await view.user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(screen.getByText('Give the numbers of two revisions.')).toBeTruthy();
  await view.user.type(screen.getByRole('textbox', { name: 'To revision' }), '৬');
  await view.user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(view.path()).toBe('/?from=1&to=6');
  await vi.waitFor(() =>
    expect(view.platform.api.calls).toContain('GET /releases/revisions/difference?from=1&to=6'),
  );
});

test('a comparison with a revision that never was says so', async () => {
  const refusal = new ApiError({
    status: 404,
    code: 'not_found',
    message: 'There is nothing here.',
  });
  draw({ 'GET /releases/revisions/difference': refusal }, '/?from=1&to=99');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'They could not be compared. There is nothing here.',
  );
});

test('further back is a page of its own, and the comparison stays', async () => {
  const view = draw({}, '/?from=6&to=7');
  await view.user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(view.path()).toBe('/?from=6&to=7&cursor=c6');
  expect(view.platform.api.calls.at(-1)).toBe('GET /releases/revisions?cursor=c6');
});

test('says what failed and loads again on Retry', async () => {
  const view = draw({ 'GET /releases/revisions': new NetworkError() });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  view.platform.api.answer({ 'GET /releases/revisions': [record()] });
  await view.user.click(retry);
  expect(await screen.findByRole('article', { name: 'Revision 7' })).toBeTruthy();
});
