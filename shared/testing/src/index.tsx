import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { onTestFinished } from 'vitest';

import { fillBrowserGaps } from './browser-gaps.ts';
import {
  type FakePlatform,
  type FakePlatformOptions,
  provideFakePlatform,
} from './fake-platform.ts';

export { fillBrowserGaps } from './browser-gaps.ts';
export * from './factories.ts';
export { type FakePlatform, setSession } from './fake-platform.ts';

type RouteEntry = string | { pathname: string; hash?: string; state?: unknown };
type Options = FakePlatformOptions & { route?: RouteEntry };

export type Rendered = {
  container: HTMLElement;
  platform: FakePlatform;
  /** A person at the keyboard and the mouse. */
  user: UserEvent;
  /** Path, query and fragment of the page that is shown. */
  path: () => string;
  /** What the link or the redirect to this page carried along. */
  state: () => unknown;
};

/**
 * Draws a piece of an application as it stands inside the shell, with a platform in memory, and
 * takes it away when the test ends, with what was typed in it and is kept in this tab.
 */
export function renderWithPlatform(
  ui: ReactNode,
  { route = '/', ...options }: Options = {},
): Rendered {
  fillBrowserGaps();
  onTestFinished(cleanup);
  onTestFinished(() => sessionStorage.clear());
  const platform = provideFakePlatform(options);
  const place: { current?: ReturnType<typeof useLocation> } = {};
  function Place() {
    place.current = useLocation();
    return null;
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { container } = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[route]}>
        {ui}
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return {
    container,
    platform,
    user: userEvent.setup(),
    path: () =>
      [place.current?.pathname, place.current?.search, place.current?.hash]
        .filter(Boolean)
        .join(''),
    state: () => place.current?.state as unknown,
  };
}

/**
 * Takes the network away until the test ends.
 *
 * @returns how to bring it back before
 */
export function goOffline(): () => void {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  return () => act(() => onlineManager.setOnline(true));
}
