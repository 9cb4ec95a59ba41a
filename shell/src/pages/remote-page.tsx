import { PageHead, useSession } from '@motohaat/platform';
import { Spinner } from '@motohaat/ui/spinner';

import type { OwnedRoute } from '../remotes/composition.ts';
import { isSignInPage } from '../remotes/find-page.ts';
import { useServices } from '../services.ts';
import { useArrival } from './arrival.ts';
import { ClosedPage } from './closed-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { identityOnly } from './identity-only.ts';
import { LazyPart } from './lazy-part.tsx';
import { PageTitle } from './page-title.tsx';
import { readable } from './readable.ts';
import { RemoteFallback } from './remote-fallback.tsx';
import { usePage } from './use-page.ts';

const progressOf = { loading: 'coming', ready: 'there', failed: 'failed' } as const;

/** A page of a remote, inside the remote's own boundary. Its key names remote and route. */
export function RemotePage({ remote, route }: OwnedRoute) {
  if (remote.closed !== null) return <Closed title={route.title} sentence={remote.closed} />;
  return <OpenPage remote={remote} route={route} />;
}

function Closed({ title, sentence }: { title: string; sentence: string }) {
  useArrival();
  return (
    <>
      <PageHead title={title} hidden="private" />
      <ClosedPage sentence={sentence} />
    </>
  );
}

function OpenPage({ remote, route }: OwnedRoute) {
  return (
    <>
      <PageTitle title={route.title} />
      <LoadedPage remote={remote} route={route} />
    </>
  );
}

function LoadedPage({ remote, route }: OwnedRoute) {
  const services = useServices();
  const [state, retry] = usePage(services, remote, route.id);
  const session = useSession();
  useArrival(progressOf[state.status]);

  // The sign-in is done; what is missing is asked for here, not on the sign-in form.
  if (isSignInPage(route) && session.status === 'identity-only')
    return <LazyPart part={identityOnly} />;
  if (readable.Page && state.status !== 'ready')
    return <readable.Page state={state} onRetry={retry} />;
  if (state.status === 'loading') return <Spinner page />;
  if (state.status === 'failed') return <RemoteFallback reason={state.reason} onRetry={retry} />;
  const { Page } = state;
  return (
    <ErrorBoundary
      remote={remote}
      renderFallback={(again) => <RemoteFallback reason="crashed" onRetry={again} />}
    >
      {remote.language ? (
        <div lang={remote.language}>
          <Page />
        </div>
      ) : (
        <Page />
      )}
    </ErrorBoundary>
  );
}
