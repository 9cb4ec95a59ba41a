import type { Session, SessionUser } from '@motohaat/platform';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { composedRemote, compositionOf } from '../testing/compositions.ts';
import { renderShell } from '../testing/render-shell.tsx';

const entry = (place: 'navbar' | 'dashboard', label: string, path: string, order: number) => ({
  place,
  label,
  path,
  order,
});
const shop = composedRemote('mfe-shop', { home: '/', news: '/news', login: '/login' });
const login = shop.routes.map((route) =>
  route.id === 'login' ? { ...route, purpose: 'sign-in' as const } : route,
);
const publicShop = {
  ...shop,
  routes: login,
  navigation: [entry('navbar', 'News', '/news', 20), entry('navbar', 'Home', '/', 10)],
};
const office = composedRemote('mfe-office', { users: '/dashboard/users' });
const officeWithMenu = {
  ...office,
  navigation: [entry('dashboard', 'All Users', '/dashboard/users', 1)],
};
const pages = {
  'mfe-shop/home': () => <h1>Welcome</h1>,
  'mfe-shop/news': () => <h1>The news</h1>,
  'mfe-shop/login': () => <h1>Login page</h1>,
  'mfe-office/users': () => <h1>Users</h1>,
};
const anonymous = compositionOf([publicShop]);
const admins = compositionOf([publicShop, officeWithMenu], 'admin');
const ready = (user: Partial<SessionUser> = {}): Session => ({
  status: 'ready',
  user: {
    id: '1',
    email: 'site@x.example',
    name: 'Site Admin',
    role: 'admin',
    photo: null,
    ...user,
  },
});
const unfinished = (reason: 'no-account' | 'unreachable'): Session => ({
  status: 'identity-only',
  reason,
  message: 'No connection. Try again.',
  identity: { email: 'rina@x.example', name: 'Rina', photo: null },
});
const navbar = () => within(screen.getByRole('navigation', { name: 'Main' }));

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
});
afterEach(cleanup);

describe('the navbar', () => {
  it('shows the composition’s entries in order, Dashboard and Login to a visitor', () => {
    renderShell({ at: '/', composition: anonymous, pages });
    const names = navbar()
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual(['Home', 'News', 'Dashboard', 'বাংলা', 'Login']);
    expect(navbar().queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  it('shows Logout in place of Login to a signed-in person, and signs out', async () => {
    const { user, actions } = renderShell({
      at: '/',
      composition: admins,
      session: ready(),
      pages,
    });
    expect(navbar().queryByRole('link', { name: 'Login' })).toBeNull();
    await user.click(navbar().getByRole('button', { name: 'Logout' }));
    expect(actions.signOut).toHaveBeenCalledTimes(1);
  });

  it('marks the current place for everybody', () => {
    renderShell({ at: '/news', composition: anonymous, pages });
    const current = navbar().getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toEqual(['News']);
  });

  it('opens its menu by a button that says so; Escape closes it and gives the focus back', async () => {
    const { user } = renderShell({ at: '/', composition: anonymous, pages });
    const button = screen.getByRole('button', { name: 'Open menu', expanded: false });
    await user.click(button);
    expect(screen.getByRole('button', { name: 'Close menu', expanded: true })).toBe(button);
    navbar().getByRole('link', { name: 'News' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Open menu', expanded: false })).toBe(button);
    expect(document.activeElement).toBe(button);
  });
});

describe('the dashboard', () => {
  it('invites to choose, and says who is here', async () => {
    renderShell({ at: '/dashboard', composition: admins, session: ready(), pages });
    expect(await screen.findByText('Please Select An Option.')).toBeTruthy();
    // Beside the page, and on it for phones: styles show one of them.
    const menus = screen.getAllByRole('navigation', { name: 'Dashboard' });
    expect(menus).toHaveLength(2);
    for (const menu of menus) within(menu).getByRole('link', { name: 'All Users' });
    expect(screen.getByText('Site Admin')).toBeTruthy();
    expect(screen.getByText('site@x.example')).toBeTruthy();
  });

  it('has words for a person without name and address', async () => {
    const session = ready({ name: '', email: '' });
    renderShell({ at: '/dashboard', composition: admins, session, pages });
    expect(await screen.findByText('No Name')).toBeTruthy();
    expect(screen.getByText('No Email')).toBeTruthy();
  });

  it('has its drawer’s button only inside the dashboard', () => {
    renderShell({ at: '/', composition: admins, session: ready(), pages });
    expect(screen.queryByRole('button', { name: 'Open dashboard menu' })).toBeNull();
    cleanup();
    renderShell({ at: '/dashboard', composition: admins, session: ready(), pages });
    expect(screen.getByRole('button', { name: 'Open dashboard menu' })).toBeTruthy();
  });

  it('sends a visitor to the sign-in page and remembers the origin', async () => {
    const { path, state } = renderShell({
      at: '/dashboard/users?q=a#top',
      composition: anonymous,
      pages,
    });
    await screen.findByText('Login page');
    expect(path()).toBe('/login');
    expect(state()).toEqual({ from: '/dashboard/users?q=a#top' });
  });

  it('sends a visitor from a path without a page to the sign-in page in the same way', async () => {
    const { path, state } = renderShell({
      at: '/dashboard/nothing',
      composition: anonymous,
      pages,
    });
    await screen.findByText('Login page');
    expect(path()).toBe('/login');
    expect(state()).toEqual({ from: '/dashboard/nothing' });
  });

  it('forgets the origin when the person has just signed out', async () => {
    const { user, state } = renderShell({
      at: '/dashboard',
      composition: admins,
      session: ready(),
      pages,
    });
    await user.click(navbar().getByRole('button', { name: 'Logout' }));
    await screen.findByText('Login page');
    expect(state()).toEqual({});
  });

  it('sends a seller away from a buyers’ page with a toast', async () => {
    const { path, toasts } = renderShell({
      at: '/dashboard/myorders',
      composition: compositionOf([publicShop], 'seller'),
      session: ready({ role: 'seller' }),
      answers: { 'GET /composition/access': { audience: 'buyer' } },
      pages,
    });
    await screen.findByText('Please Select An Option.');
    expect(path()).toBe('/dashboard');
    expect(toasts.shown).toEqual(['error: Only buyers can open this page.']);
  });
});

it('says that a page does not exist, and keeps the frame', async () => {
  renderShell({ at: '/nowhere', composition: anonymous, pages });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(navbar().getByRole('link', { name: 'Home' })).toBeTruthy();
});

it('keeps a page that throws inside its own boundary, and Retry draws it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const News = () => {
    if (broken) throw new Error('secret detail');
    return <h1>The news</h1>;
  };
  const { user } = renderShell({
    at: '/news',
    composition: anonymous,
    pages: { ...pages, 'mfe-shop/news': News },
  });
  expect(screen.getByRole('alert').textContent).toContain('Something Went Wrong');
  expect(screen.queryByText(/secret detail/)).toBeNull();
  expect(navbar().getByRole('link', { name: 'Home' })).toBeTruthy();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('heading', { name: 'The news' })).toBeTruthy();
});

describe('an unfinished sign-in', () => {
  it('is shown everywhere, with Retry and Logout', async () => {
    const session = unfinished('unreachable');
    const { user, actions } = renderShell({ at: '/', composition: anonymous, session, pages });
    expect(screen.getByText(/Finishing sign-in…/)).toBeTruthy();
    expect(navbar().getByRole('button', { name: 'Logout' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(actions.retry).toHaveBeenCalledTimes(1);
  });

  it('asks for the missing account in place of the sign-in page', async () => {
    const session = unfinished('no-account');
    const { user, actions } = renderShell({ at: '/login', composition: anonymous, session, pages });
    expect(await screen.findByRole('heading', { name: 'Complete your account' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create my account' }));
    expect(actions.completeAccount).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: 'Seller' }));
    await user.click(screen.getByRole('button', { name: 'Create my account' }));
    expect(actions.completeAccount).toHaveBeenCalledWith({ name: 'Rina', role: 'seller' });
  });
});
