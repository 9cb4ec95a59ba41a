import type { ComposedRemote, Composition } from '@motohaat/shared/contract/composition';
import {
  type Platform,
  providePlatform,
  type Session,
  sessionStore,
} from '@motohaat/shared/platform';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter, useLocation, useRoutes } from 'react-router-dom';
import { vi } from 'vitest';

import { pathsOf } from '../app/paths.ts';
import { routesOf } from '../app/routes.tsx';
import { ServicesContext } from '../app/services.ts';
import { createCompositionStore } from '../remotes/composition.ts';
import type { PageLoader } from '../remotes/page-loader.ts';
import { fakeApi, fakeToasts } from './fakes.ts';

type Scene = {
  at: string;
  composition: Composition;
  session?: Session;
  /** `remote/route` → its page; a page that is missing never comes. */
  pages?: Record<string, ComponentType>;
  answers?: Record<string, unknown>;
};

/** Draws the whole shell, without a browser's history and without the network. */
export function renderShell({ at, composition, session, pages = {}, answers = {} }: Scene) {
  const api = fakeApi(answers);
  const toasts = fakeToasts();
  const outcome = { ok: true } as const;
  const acts = {
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
  const platform: Platform = {
    session: acts,
    toasts,
    api,
    config: {
      identity: { apiKey: '', authDomain: '', projectId: '' },
      payments: { publishableKey: '' },
      contact: { email: 'help@x.example', phone: '+880 1700 000000' },
    },
    paths: pathsOf(composition),
  };
  providePlatform(platform);
  sessionStore.setState(session ?? { status: 'anonymous' }, true);
  const find = ({ name }: ComposedRemote, id: string) => pages[`${name}/${id}`];
  const loader: PageLoader = {
    loaded: find,
    load: async (remote, id) => find(remote, id) ?? new Promise(() => {}),
    loadAnew: async (remote, id) => find(remote, id) ?? new Promise(() => {}),
    held: () => [],
  };
  const services = {
    platform,
    loader,
    composition: createCompositionStore(composition, api, () => []),
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
    acts,
    toasts,
    user: userEvent.setup(),
    path: () => place.current?.pathname,
    state: () => place.current?.state as unknown,
  };
}
