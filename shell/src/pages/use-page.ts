import type { ComposedRemote } from '@motohaat/contract/composition';
import { useEffect, useRef, useState } from 'react';

import type { Services } from '../services.ts';
import { loadPage } from './load-page.ts';
import { openPage, type PageState } from './open-page.ts';

/**
 * The page of a remote, for as long as the component is shown. A component shows one page: its key
 * names the remote and the route. A page that failed is tried again when the network is back.
 *
 * @returns the state, and a function that tries again
 */
export function usePage(
  services: Pick<Services, 'loader' | 'reports' | 'reloadDocument'>,
  remote: ComposedRemote,
  routeId: string,
): [PageState, () => void] {
  const stop = useRef<() => void>(undefined);
  const { loader, reports } = services;
  const [state, setState] = useState<PageState>(() => {
    const Page = loader.loaded(remote, routeId);
    return Page ? { status: 'ready', Page } : { status: 'loading' };
  });

  const open = (how: 'load' | 'reload') => {
    const load = () => loader[how](remote, routeId);
    stop.current = openPage(() => loadPage(load, services, remote), setState);
  };

  useEffect(() => {
    reports.note({ kind: 'opened', remote });
    if (state.status === 'loading') open('load');
    return () => stop.current?.();
    // oxlint-disable-next-line react/exhaustive-deps -- once: the component shows one page
  }, []);

  const retry = () => {
    stop.current?.();
    setState({ status: 'loading' });
    open('reload');
  };

  const failed = state.status === 'failed';
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });
  return [state, retry];
}
