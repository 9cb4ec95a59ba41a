import type { SlotProperties } from '@motohaat/contract/slots';
import type { ProvidedPlatform, Session } from '@motohaat/platform';
import { emit } from '@motohaat/platform/tell';
import { product, renderWithPlatform, setSession } from '@motohaat/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { BikeActions } from './bike-actions.tsx';
import { BikeActs } from './bike-acts.tsx';

const buyer = { id: 'u', email: 'a@b.example', name: 'Asha', role: 'buyer', photo: null } as const;
const ready: Session = { status: 'ready', user: buyer };
const as = (role: 'seller' | 'admin'): Session => ({ status: 'ready', user: { ...buyer, role } });
const bike = (changes = {}) => product({ _id: 'p1', name: 'Shalik 110', ...changes });

type Told = SlotProperties<'bike.acts'>;
type Setting = {
  session?: Session;
  route?: string;
  /** In the place of what fills the slot: nothing. */
  Slot?: ProvidedPlatform['Slot'];
};

function draw(shown = bike(), { session = ready, route = '/categories/1', Slot }: Setting = {}) {
  const told: { now: Told } = { now: { acts: [], asksHeld: false } };
  const view = renderWithPlatform(
    <BikeActs>
      <h2 id="name">{shown.name}</h2>
      <BikeActions product={shown} namedBy="name" />
    </BikeActs>,
    {
      session,
      route,
      Slot:
        Slot ??
        (({ properties }) => {
          told.now = properties as Told;
          return null;
        }),
    },
  );
  return {
    ...view,
    click: (name: string) => view.user.click(button(name)),
    told,
    begun: () => told.now.acts.map((each) => `${each.act} ${each.bike._id}`),
    say: (state: 'taken' | 'ended') =>
      act(() => emit('bike.act', { id: told.now.acts[0]?.id ?? 0, state })),
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const toast = (kind: 'success' | 'error', message: string) => ({ kind, message });

test('shows the three buttons to everyone, each tied to its bike', () => {
  draw(bike(), { session: { status: 'anonymous' } });
  for (const name of ['Buy', 'Add To WishList', 'Report']) {
    expect(button(name).getAttribute('aria-describedby')).toBe('name');
  }
});

test.each([
  ['Buy', 'buy'],
  ['Add To WishList', 'wish'],
  ['Report', 'report'],
])('%s sends a visitor to sign in and remembers what was wanted', async (name, action) => {
  const view = draw(bike(), { session: { status: 'anonymous' }, route: '/categories/1?x=1' });
  await view.click(name);
  expect(view.path()).toBe('/login');
  expect(view.state()).toEqual({ from: `/categories/1?x=1&do=${action}&p=p1#p-p1` });
});

test.each([
  ['Buy', 'Only buyers can book.'],
  ['Add To WishList', 'Only buyers have a wishlist.'],
  ['Report', 'Only buyers can report a bike.'],
])('%s tells sellers and admins who may', async (name, sentence) => {
  const view = draw(bike(), { session: as('seller') });
  await view.click(name);
  act(() => setSession(as('admin')));
  await view.click(name);
  expect(view.platform.shown).toEqual([toast('error', sentence), toast('error', sentence)]);
  expect(view.begun()).toEqual([]);
});

test('nothing is offered to sellers on a bike of their own; who comes to buy it is told so', () => {
  const setting = { session: as('seller'), route: '/categories/1?do=buy&p=p1' };
  const view = draw(bike({ own: true }), setting);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(view.platform.shown).toEqual([toast('error', 'This is your own bike.')]);
});

test('Buy looks quiet to those who cannot book, and can be pressed all the same', () => {
  draw(bike(), { session: as('seller') });
  expect(button('Buy').className).toMatch(/muted/);
  expect(button('Buy').getAttribute('aria-disabled')).toBeNull();
  act(() => setSession(ready));
  expect(button('Buy').className).not.toMatch(/muted/);
});

const paths = {
  'Yours: pay now': '/dashboard/payment/b1',
  'Yours: see the booking': '/dashboard/myorders',
};

test.each([
  ['Yours: pay now', true],
  ['Yours: see the booking', false],
] as const)('what one has booked oneself leads on: %s', (name, isToPay) => {
  const { told } = draw(bike({ status: 'reserved' }));
  expect(told.now.asksHeld).toBe(true);
  expect(screen.getByText('This bike is already booked.')).toBeTruthy();
  act(() => emit('buyer.bikes', { wished: [], held: { p1: { path: paths[name], isToPay } } }));
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(paths[name]);
  expect(screen.queryByText('This bike is already booked.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Buy' })).toBeNull();
});

test('the heart of a wished bike is filled, and begins to take the wish back', async () => {
  const view = draw();
  expect(view.told.now.asksHeld).toBe(false);
  act(() => emit('buyer.bikes', { wished: ['p1'], held: {} }));
  expect(button('Remove from WishList').className).toMatch(/wished/);
  await view.click('Remove from WishList');
  expect(view.begun()).toEqual(['unwish p1']);
  act(() => emit('buyer.bikes', { wished: [], held: {} }));
  expect(button('Add To WishList').className).not.toMatch(/wished/);
});

test('a reserved bike cannot be bought, and says why, but can be wished for', async () => {
  const view = draw(bike({ status: 'reserved' }));
  expect(button('Buy').getAttribute('aria-disabled')).toBe('true');
  expect(button('Buy').getAttribute('aria-describedby')).toContain('reserved-p1');
  expect(screen.getByText('This bike is already booked.').id).toBe('reserved-p1');
  await view.click('Buy');
  await view.click('Add To WishList');
  expect(view.begun()).toEqual(['wish p1']);
});

test('a press is under way until its code is there, a second one is the same, and it ends when that says so', async () => {
  const view = draw();
  await view.click('Buy');
  expect(button('Buy').getAttribute('aria-busy')).toBe('true');
  await view.click('Buy');
  expect(view.begun()).toEqual(['buy p1']);
  view.say('taken');
  expect(button('Buy').getAttribute('aria-busy')).toBeNull();
  expect(document.activeElement).toBe(button('Buy'));
  view.say('ended');
  expect(view.begun()).toEqual([]);
});

test('a wish is under way until it has ended, and a second press does nothing', async () => {
  const view = draw();
  await view.click('Add To WishList');
  await view.click('Add To WishList');
  view.say('taken');
  expect(button('Add To WishList').getAttribute('aria-busy')).toBe('true');
  expect(view.begun()).toEqual(['wish p1']);
  view.say('ended');
  expect(button('Add To WishList').getAttribute('aria-busy')).toBeNull();
});

test('where the code of an act does not come, the page stays, says so, tries again, and lets go', async () => {
  let tries = 0;
  const view = draw(bike(), {
    Slot: ({ renderFailed }) => renderFailed?.(() => void (tries += 1)) ?? null,
  });
  expect(screen.queryByRole('alert')).toBeNull();
  await view.click('Report');
  expect(screen.getByRole('alert').textContent).toContain('Could not load. Try again');
  await view.click('Retry');
  expect(tries).toBe(1);
  expect(button('Report').getAttribute('aria-busy')).toBe('true');
  await view.click('Close');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button('Report').getAttribute('aria-busy')).toBeNull();
});

test('where what does an act was taken off, the page says why, and lets go', async () => {
  const sentence = 'Orders are being counted.';
  const view = draw(bike(), { Slot: ({ renderClosed }) => renderClosed?.(sentence) ?? null });
  expect(screen.queryByRole('alert')).toBeNull();
  await view.click('Buy');
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  await view.click('Close');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button('Buy').getAttribute('aria-busy')).toBeNull();
});

test('after the sign-in it is begun again, once, and the address forgets it', () => {
  const view = draw(bike(), {
    session: { status: 'signing-in' },
    route: '/categories/1?x=1&do=buy&p=p1#p-p1',
  });
  expect(view.begun()).toEqual([]);
  act(() => setSession(ready));
  expect(view.begun()).toEqual(['buy p1']);
  expect(view.path()).toBe('/categories/1?x=1#p-p1');
});

test('a link that somebody else made wishes for nothing', () => {
  const view = draw(bike(), { route: '/categories/1?do=wish&p=p1#p-p1' });
  expect(view.begun()).toEqual([]);
  expect(view.path()).toBe('/categories/1#p-p1');
});

test('a wish made while the sign-in is under way is begun when it is done', async () => {
  const view = draw(bike(), { session: { status: 'signing-in' } });
  await view.click('Add To WishList');
  expect(view.path()).toBe('/categories/1?do=wish&p=p1#p-p1');
  act(() => setSession(ready));
  expect(view.begun()).toEqual(['wish p1']);
});

test('a wish is begun after a sign-in in another document, and once', async () => {
  const visitor = draw(bike(), { session: { status: 'anonymous' } });
  await visitor.click('Add To WishList');
  const comeBack = () => {
    cleanup();
    return draw(bike(), { route: '/categories/1?do=wish&p=p1#p-p1' });
  };
  expect(comeBack().begun()).toEqual(['wish p1']);
  expect(comeBack().begun()).toEqual([]);
});

test('a seller who comes back from the sign-in is told who may', () => {
  const view = draw(bike(), { session: as('seller'), route: '/categories/1?do=buy&p=p1' });
  expect(view.platform.shown).toEqual([toast('error', 'Only buyers can book.')]);
  expect(view.path()).toBe('/categories/1');
});

test('an intent for another bike is not taken up here', () => {
  const view = draw(bike(), { route: '/categories/1?do=buy&p=other' });
  expect(view.begun()).toEqual([]);
  expect(view.path()).toBe('/categories/1?do=buy&p=other');
});
