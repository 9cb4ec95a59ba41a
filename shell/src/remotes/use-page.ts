import type { ComposedRemote } from '@motohaat/shared/contract/composition';
import { useEffect, useRef, useState } from 'react';

import { openPage, type PageState } from './open-page.ts';
import type { PageLoader } from './page-loader.ts';

/**
 * The page of a remote, for as long as the component is shown. A component shows one page: its key
 * names the remote and the route.
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

  const open = () => {
    stop.current?.();
    stop.current = openPage(() => loader.load(remote, routeId), setState);
  };

  useEffect(() => {
    if (state.status === 'loading') open();
    return () => stop.current?.();
    // oxlint-disable-next-line react/exhaustive-deps -- once: the component shows one page
  }, []);

  const retry = () => {
    setState({ status: 'loading' });
    open();
  };
  return [state, retry];
}
