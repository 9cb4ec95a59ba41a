import { stubApi } from '@motohaat/api/stub-api';
import type { ComposedRemote, Composition } from '@motohaat/contract/composition';
import type { Profile } from '@motohaat/contract/profile';
import {
  type Platform,
  type ProvidedPlatform,
  providePlatform,
  type Session,
  sessionStore,
} from '@motohaat/platform';
import { createEvents } from '@motohaat/platform/events';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter, useLocation, useRoutes } from 'react-router-dom';
import { vi } from 'vitest';

import { routesOf } from '../app/routes.tsx';
import { createPublicAddress } from '../pages/public-address.ts';
import { createCompositionStore } from '../remotes/composition.ts';
import { createFindPage } from '../remotes/find-page.ts';
import type { PageLoader } from '../remotes/page-loader.ts';
import type { Reports } from '../reports/start-reports.ts';
import { type Services, ServicesContext } from '../services.ts';
import type { AccountActions } from '../session/account.ts';
import { Slot } from '../slots/slot.tsx';
import { fakeToasts } from './fakes.ts';

type Scene = {
  at: string;
  composition: Composition;
  session?: Session;
  /** `remote/route` → its page; a page that is missing never comes. */
  pages?: Record<string, ComponentType>;
  answers?: Record<string, unknown>;
};

/** An account as its owner sees it. */
export const profile: Profile = {
  _id: '1',
  id: '1',
  email: 'site@x.example',
  emailVerified: true,
  name: 'Site Admin',
  photo: null,
  phone: '',
  language: null,
  role: 'admin',
  createdAt: '2026-01-10T03:05:30.000Z',
  deletionDue: null,
  isDemo: false,
};

/** Draws the whole shell, without a browser's history and without the network. */
export function renderShell({ at, composition, session, pages = {}, answers = {} }: Scene) {
  const choices = { isOpen: true, email: profile.email, subjects: [] };
  const api = stubApi({ 'GET /profile': profile, 'GET /notices/choices': choices, ...answers });
  const toasts = fakeToasts();
  const outcome = { ok: true } as const;
  const actions = {
    prepare: vi.fn<() => void>(),
    signIn: async () => outcome,
    signUp: async () => outcome,
    signInWithGoogle: async () => outcome,
    sendPasswordReset: async () => outcome,
    completeAccount: vi.fn<Platform['session']['completeAccount']>(async () => outcome),
    retry: vi.fn<Platform['session']['retry']>(async () => outcome),
    signOut: vi.fn<Platform['session']['signOut']>(async () =>
      sessionStore.setState({ status: 'anonymous' }, true),
    ),
  };
  const platform: ProvidedPlatform = {
    session: actions,
    toasts,
    api,
    config: {
      identity: { apiKey: '', authDomain: '', projectId: '' },
      payments: { publishableKey: '' },
      contact: { email: 'help@x.example', phone: '+880 1700 000000' },
    },
    findPage: createFindPage(() => services.composition.use.getState().composition),
    loadForms: async () => {},
    live: { subscribe: () => () => {} },
    events: createEvents(),
    Slot,
    publicAddress: createPublicAddress('https://motohaat.example'),
  };
  providePlatform(platform);
  sessionStore.setState(session ?? { status: 'anonymous' }, true);
  const find = ({ name }: ComposedRemote, id: string) => pages[`${name}/${id}`];
  const loader: PageLoader = {
    loaded: find,
    load: async (remote, id) => find(remote, id) ?? new Promise(() => {}),
    reload: async (remote, id) => find(remote, id) ?? new Promise(() => {}),
    held: () => [],
  };
  const account = {
    waysIn: vi.fn<AccountActions['waysIn']>(async () => ['password']),
    leave: vi.fn<AccountActions['leave']>(async () => ({ ok: false, code: 'not-in-this-test' })),
    signOutEverywhere: vi.fn<AccountActions['signOutEverywhere']>(async () => undefined),
    refresh: vi.fn<AccountActions['refresh']>(),
  };
  const services = {
    platform,
    loader,
    account: account as AccountActions,
    composition: createCompositionStore(
      composition,
      api,
      async (answer) => answer,
      () => [],
    ),
    reports: {
      note: vi.fn<Reports['note']>(),
    },
    reloadDocument: async () => false,
    freshDocument: vi.fn<Services['freshDocument']>(),
  };
  const place: { current?: ReturnType<typeof useLocation> } = {};
  function Shell() {
    place.current = useLocation();
    return useRoutes(routesOf(services.composition.use((state) => state.composition)));
  }
  render(
    <ServicesContext value={services}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <MemoryRouter initialEntries={[at]}>
          <Shell />
        </MemoryRouter>
      </QueryClientProvider>
    </ServicesContext>,
  );
  return {
    api,
    actions,
    account,
    toasts,
    reports: services.reports,
    freshDocument: services.freshDocument,
    user: userEvent.setup(),
    path: () => place.current?.pathname,
    state: () => place.current?.state as unknown,
  };
}
