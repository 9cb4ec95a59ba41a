import type { SlotProperties } from '@motohaat/contract/slots';
import { emit } from '@motohaat/platform/tell';
import { renderWithPlatform, setSession } from '@motohaat/testing';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { SaveSearch } from './save-search.tsx';

const user = { id: 'u', email: 'a@b.example', name: 'Asha', role: 'buyer', photo: null } as const;
const search = { address: { brand: 'bajaj', sort: 'price' }, name: 'Bajaj' };

/** @param isThere whether the code of buyers comes, or why it was taken off */
function draw(role?: 'buyer' | 'seller' | 'admin', isThere: boolean | string = true) {
  const told: SlotProperties<'search.acts'>[] = [];
  const retries = { count: 0 };
  const view = renderWithPlatform(<SaveSearch {...search} />, {
    ...(role && { session: { status: 'ready', user: { ...user, role } } }),
    Slot: ({ name, properties, renderFailed, renderClosed }) => {
      if (typeof isThere === 'string') return renderClosed?.(isThere);
      if (!isThere) return renderFailed?.(() => void (retries.count += 1));
      if (name === 'search.acts') told.push(properties as SlotProperties<'search.acts'>);
      return null;
    },
  });
  return { ...view, told, retries, press: () => view.user.click(button()) };
}

const button = () => screen.getByRole('button', { name: 'Save this search' });
const end = () => act(() => emit('search.act', { act: 'save' }));

test('a press of a buyer’s is under way until it has ended, and a second one is the same', async () => {
  const view = draw('buyer');
  expect(view.told).toEqual([]);
  await view.press();
  await view.press();
  expect(view.told).toEqual([{ act: 'save', search }]);
  expect(button().getAttribute('aria-busy')).toBe('true');
  end();
  expect(button().getAttribute('aria-busy')).toBeNull();
});

test('where the code does not come, the page says so, tries again, and lets go', async () => {
  const view = draw('buyer', false);
  expect(screen.queryByRole('alert')).toBeNull();
  await view.press();
  expect(screen.getByRole('alert').textContent).toContain('Could not load. Try again');
  await view.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(view.retries.count).toBe(1);
  expect(document.activeElement).toBe(button());
  await view.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button().getAttribute('aria-busy')).toBeNull();
});

test('where it was taken off, the page says why, and lets go', async () => {
  const view = draw('buyer', 'Searches are kept again tomorrow.');
  await view.press();
  expect(screen.getByRole('alert').textContent).toBe('Searches are kept again tomorrow.');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await view.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('a visitor is led to the sign-in, and nothing is begun', async () => {
  const view = draw();
  await view.press();
  expect(view.path()).toBe('/login');
  expect(view.told).toEqual([]);
});

test('what was pressed before it was known who is there is begun then, once', async () => {
  const view = draw();
  act(() => setSession({ status: 'signing-in' }));
  await view.press();
  expect(view.told).toEqual([]);
  act(() => setSession({ status: 'ready', user }));
  expect(view.told).toEqual([{ act: 'save', search }]);
  end();
  act(() => setSession({ status: 'anonymous' }));
  act(() => setSession({ status: 'ready', user }));
  expect(view.told).toHaveLength(1);
});

test.each(['seller', 'admin'] as const)('a %s, who has no list of them, is not asked', (role) => {
  draw(role);
  expect(screen.queryByRole('button')).toBeNull();
});
