import { ApiError } from '@motohaat/api/errors';
import type { Session } from '@motohaat/platform';
import { fillBrowserGaps } from '@motohaat/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { composedRemote, compositionOf } from '../testing/compositions.ts';
import { renderShell } from '../testing/render-shell.tsx';

fillBrowserGaps();

const shop = composedRemote('mfe-shop', { home: '/' });
const override = {
  remote: 'mfe-shop',
  origin: 'http://localhost:4411',
  expiresAt: '2026-11-20T08:05:00Z',
};
const ready: Session = {
  status: 'ready',
  user: { id: '1', email: 'rina@x.example', name: 'Rina', role: 'buyer', photo: null },
};
const scene = {
  at: '/?sort=price&override=TOKEN#list',
  composition: compositionOf([shop]),
  pages: { 'mfe-shop/home': () => <h1>Welcome</h1> },
};
const refusal = new ApiError({
  status: 409,
  code: 'conflict',
  message: 'This override has ended.',
});

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
});

it('takes up an override from a link, once, and goes on with a fresh document', async () => {
  const take = vi.fn<(input: { body?: unknown }) => unknown>();
  const { api, freshDocument } = renderShell({
    ...scene,
    session: ready,
    answers: { 'POST /composition/override': take },
  });
  await waitFor(() => expect(freshDocument).toHaveBeenCalledWith('/?sort=price#list'));
  expect(take).toHaveBeenCalledWith({ body: { token: 'TOKEN' } });
  expect(api.calls.filter((call) => call === 'POST /composition/override')).toHaveLength(1);
});

it('goes on in the language of the link', async () => {
  document.documentElement.lang = 'bn';
  const answers = { 'POST /composition/override': () => undefined };
  const { freshDocument } = renderShell({ ...scene, session: ready, answers });
  await waitFor(() => expect(freshDocument).toHaveBeenCalledWith('/bn?sort=price#list'));
  document.documentElement.lang = 'en';
});

it('says why an override is refused, and shows the page without it', async () => {
  const { freshDocument, toasts } = renderShell({
    ...scene,
    session: ready,
    answers: { 'POST /composition/override': refusal },
  });
  await waitFor(() => expect(toasts.shown).toEqual(['error: This override has ended.']));
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBeTruthy();
  expect(freshDocument).not.toHaveBeenCalled();
});

it('takes up nothing while nobody is signed in', async () => {
  const { api } = renderShell(scene);
  await screen.findByRole('heading', { name: 'Welcome' });
  expect(api.calls).not.toContain('POST /composition/override');
  expect(screen.queryByRole('complementary', { name: 'Override' })).toBeNull();
});

it('tells of an override in use, and ends it', async () => {
  const { api, freshDocument, user } = renderShell({
    ...scene,
    at: '/',
    composition: { ...compositionOf([shop]), override },
    answers: { 'DELETE /composition/override': () => undefined },
  });
  const banner = await screen.findByRole('complementary', { name: 'Override' });
  expect(banner.textContent).toContain('You see mfe-shop from http://localhost:4411 until 14:05.');
  await user.click(screen.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(freshDocument).toHaveBeenCalledTimes(1));
  expect(api.calls).toContain('DELETE /composition/override');
});

it('says who serves the page, and its slots, to whoever has an override', async () => {
  const buyer = composedRemote(
    'mfe-buyer',
    { orders: '/dashboard/my-orders' },
    { canary: true, fillings: [{ id: 'bell', slot: 'navbar.end', order: 1 }] },
  );
  const { user } = renderShell({
    ...scene,
    at: '/',
    composition: {
      ...compositionOf([shop, buyer]),
      revision: 7,
      override,
      serving: {
        shell: { version: '1.4.0', release: 's1' },
        remotes: {
          'mfe-shop': { version: '0.9.0', release: 'r1' },
          'mfe-buyer': { version: '0.3.1', release: 'r2' },
        },
      },
    },
  });
  await user.click(await screen.findByText('Who serves this page'));
  const facts = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(facts).toEqual([
    'This pagemfe-shop 0.9.0, release r1, from this machine',
    'Shell around it1.4.0, release s1',
    'Revision7',
    'Slotsnavbar.end: bell by mfe-buyer (not loaded so far)',
    'Other remotes of this accountmfe-buyer 0.3.1, release r2, tried with a few people',
  ]);
});

it('tells of an override and a preview in one bar, with a way out of each', async () => {
  const preview = {
    name: 'new-orders',
    expiresAt: '2026-11-27T08:05:00Z',
    releases: [{ application: 'mfe-shop', version: '0.9.0' }],
  };
  renderShell({ ...scene, at: '/', composition: { ...compositionOf([shop]), override, preview } });
  const bar = await screen.findByRole('complementary', { name: 'Override and preview' });
  expect(bar.textContent).toContain('You see mfe-shop from http://localhost:4411');
  expect(bar.textContent).toContain('Preview new-orders: mfe-shop 0.9.0.');
  screen.getByRole('button', { name: 'End' });
  const leave = screen.getByRole('link', { name: 'Leave the preview' });
  expect(leave.getAttribute('href')).toMatch(/[?&]preview=end/);
});

it.each([
  ['misfit', 'its releases do not fit what is live by now'],
  ['over', 'Preview new-orders is over.'],
] as const)('says that a preview shows nothing, and leads out of it: %s', async (failed, said) => {
  const preview = { name: 'new-orders', expiresAt: override.expiresAt, releases: [], failed };
  renderShell({ ...scene, at: '/', composition: { ...compositionOf([shop]), preview } });
  const bar = await screen.findByRole('complementary', { name: 'Preview' });
  expect(bar.textContent).toContain(said);
  expect(bar.textContent).toContain('You see the site as everybody has it.');
  screen.getByRole('link', { name: 'Leave the preview' });
});
