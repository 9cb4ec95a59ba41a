import { Spinner } from '@motohaat/ui/spinner';
import { type ComponentType, useEffect, useState } from 'react';

import { loadOrReloadDocument } from '../live/reload-document.ts';
import { useServices } from '../services.ts';
import { useArrival } from './arrival.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { openPage, type PageState } from './open-page.ts';
import { PageTitle } from './page-title.tsx';
import { RemoteFallback } from './remote-fallback.tsx';

const progressOf = { loading: 'coming', ready: 'there', failed: 'failed' } as const;

type LazyPageProps = {
  title: string;
  load: () => Promise<{ default: ComponentType }>;
};

/** A page of the shell's own whose code is loaded when it is opened. It waits and fails as remotes do. */
export function LazyPage({ title, load }: LazyPageProps) {
  return (
    <>
      <PageTitle title={title} />
      <LoadedPage load={load} />
    </>
  );
}

function LoadedPage({ load }: Pick<LazyPageProps, 'load'>) {
  const { reloadDocument } = useServices();
  const [state, setState] = useState<PageState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useArrival(progressOf[state.status]);

  useEffect(
    () =>
      openPage(async () => (await loadOrReloadDocument(load, reloadDocument)).default, setState),
    // oxlint-disable-next-line react/exhaustive-deps -- a component shows one page; Retry tries again
    [attempt],
  );

  function retry() {
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  }

  if (state.status === 'loading') return <Spinner page />;
  if (state.status === 'failed') return <RemoteFallback reason={state.reason} onRetry={retry} />;
  const { Page } = state;
  return (
    <ErrorBoundary renderFallback={(again) => <RemoteFallback reason="crashed" onRetry={again} />}>
      <Page />
    </ErrorBoundary>
  );
}
