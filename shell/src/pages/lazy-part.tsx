import { Spinner } from '@motohaat/ui/spinner';

import { type Messages, useMessages } from '../messages/index.ts';
import { useArrival } from './arrival.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { PageState } from './open-page.ts';
import { PageTitle } from './page-title.tsx';
import type { Part } from './part.ts';
import { RemoteFallback } from './remote-fallback.tsx';
import { usePart } from './use-part.ts';

const progressOf = { loading: 'coming', ready: 'there', failed: 'failed' } as const;

/** A page of the shell's own whose code is loaded when it is opened. It waits and fails as remotes do. */
export function LazyPage({ title, part }: { title: (t: Messages) => string; part: Part }) {
  const t = useMessages();
  return (
    <>
      <PageTitle title={title(t)} />
      <LoadedPage part={part} />
    </>
  );
}

function LoadedPage({ part }: { part: Part }) {
  const [state, retry] = usePart(part);
  useArrival(progressOf[state.status]);
  return <Loaded state={state} onRetry={retry} />;
}

/** The same for what stands around pages, or in their place, and says itself where one is. */
export function LazyPart({ part }: { part: Part }) {
  const [state, retry] = usePart(part);
  return (
    <>
      {state.status !== 'ready' && <PageTitle />}
      <Loaded state={state} onRetry={retry} />
    </>
  );
}

function Loaded({ state, onRetry }: { state: PageState; onRetry: () => void }) {
  if (state.status === 'loading') return <Spinner page />;
  if (state.status === 'failed') return <RemoteFallback reason={state.reason} onRetry={onRetry} />;
  const { Page } = state;
  return (
    <ErrorBoundary renderFallback={(again) => <RemoteFallback reason="crashed" onRetry={again} />}>
      <Page />
    </ErrorBoundary>
  );
}
