import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { composedRemote, compositionOf } from '../testing/compositions.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { keepPage } from './readable-page.tsx';

const shop = composedRemote('mfe-shop', { home: '/' });
const news = composedRemote('mfe-news', { news: '/news' });

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
});

it('says why a remote was taken off, in its place, while all else works', async () => {
  const closed = {
    ...news,
    closed: 'We are repairing the news.',
    navigation: [{ place: 'navbar' as const, label: 'News', path: '/news', order: 1 }],
  };
  const { user, reports } = renderShell({
    at: '/news',
    composition: compositionOf([shop, closed]),
    pages: { 'mfe-shop/home': () => <h1>Welcome</h1>, 'mfe-news/news': () => <h1>News</h1> },
  });
  const region = within(screen.getByRole('main')).getByRole('alert');
  expect(within(region).getByRole('heading').textContent).toBe('This part is closed for now');
  expect(within(region).getByText('We are repairing the news.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByRole('link', { name: 'News' })).toBeTruthy();
  expect(reports.note).not.toHaveBeenCalled();
  await user.click(screen.getAllByRole('link', { name: /MotoHaat/ })[0] as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeTruthy();
});

it('reports a page that threw, by its remote and release', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('broken');
  const { reports } = renderShell({
    at: '/',
    composition: compositionOf([shop]),
    pages: {
      'mfe-shop/home': () => {
        throw error;
      },
    },
  });
  await screen.findByRole('button', { name: 'Retry' });
  expect(reports.note).toHaveBeenCalledWith({ kind: 'render_error', remote: shop, error });
  vi.restoreAllMocks();
});

it('lets a page that the server drew be read while its code is missing, and is tried again', async () => {
  vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const drawn = document.createElement('div');
  drawn.innerHTML = '<main><h1>Welcome</h1><a href="/news">News</a></main>';
  await keepPage(drawn);
  const { user } = renderShell({ at: '/', composition: compositionOf([shop]) });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading').textContent).toBe('Welcome');
  const alert = await main.findByRole('alert', {}, { timeout: 4000 });
  expect(alert.textContent).toContain('You can read this page, but its buttons do not work yet.');
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(main.queryByRole('alert')).toBeNull();
  expect(main.getByRole('link', { name: 'News' })).toBeTruthy();
  vi.restoreAllMocks();
});

it('shows nothing of a page that was kept in the place of another', async () => {
  const drawn = document.createElement('div');
  drawn.innerHTML = '<main><h1>Welcome</h1></main>';
  await keepPage(drawn);
  renderShell({ at: '/', composition: compositionOf([shop]) });
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBeTruthy();
  cleanup();
  renderShell({ at: '/', composition: compositionOf([shop]) });
  expect(screen.queryByRole('heading', { name: 'Welcome' })).toBeNull();
});
