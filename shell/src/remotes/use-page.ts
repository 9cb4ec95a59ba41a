import type { ComposedRemote } from '@motohaat/shared/contract/composition';
import { useEffect, useRef, useState } from 'react';

import { openPage, type PageState } from './open-page.ts';
import type { PageLoader } from './page-loader.ts';

/**
 * The page of a remote, for as long as the component is shown. A component shows one page: its key
 * names the remote and the route. A page that failed is tried again when the network is back.
 *
 * @returns the state, and a function that tries again
 */
export function usePage(
  loader: PageLoader,
  remote: ComposedRemote,
  routeId: string,
): [PageState, () => void] {
  const stop = useRef<() => void>(undefined);
  const [state, setState] = useState<PageState>(() => {
    const Page = loader.loaded(remote, routeId);
    return Page ? { status: 'ready', Page } : { status: 'loading' };
  });

  useEffect(() => {
    if (state.status === 'loading') {
      stop.current = openPage(() => loader.load(remote, routeId), setState);
    }
    return () => stop.current?.();
    // oxlint-disable-next-line react/exhaustive-deps -- once: the component shows one page
  }, []);

  const retry = () => {
    stop.current?.();
    setState({ status: 'loading' });
    stop.current = openPage(() => loader.loadAnew(remote, routeId), setState);
  };

  const failed = state.status === 'failed';
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });
  return [state, retry];
}
