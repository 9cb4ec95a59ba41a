import { useSession } from '@motohaat/shared/platform';
import { Spinner } from '@motohaat/shared/ui/spinner';

import { useArrival } from '../app/arrival.ts';
import { ErrorBoundary } from '../app/error-boundary.tsx';
import { IdentityOnlyScreen } from '../app/identity-only-screen.tsx';
import { useServices } from '../app/services.ts';
import type { OwnedRoute } from './composition.ts';
import { RemoteFallback } from './remote-fallback.tsx';
import { usePage } from './use-page.ts';

const progressOf = { loading: 'coming', ready: 'there', failed: 'failed' } as const;

/** A page of a remote, inside the remote's own boundary. Its key names remote and route. */
export function RemotePage({ remote, route }: OwnedRoute) {
  const { loader } = useServices();
  const [state, retry] = usePage(loader, remote, route.id);
  const session = useSession();
  useArrival(route.title, progressOf[state.status]);

  // The sign-in is done; what is missing is asked for here, not on the sign-in form.
  if (route.purpose && session.status === 'identity-only') return <IdentityOnlyScreen />;
  if (state.status === 'loading') return <Spinner page />;
  if (state.status === 'failed') return <RemoteFallback reason={state.reason} onRetry={retry} />;
  const { Page } = state;
  return (
    <ErrorBoundary renderFallback={(again) => <RemoteFallback reason="crashed" onRetry={again} />}>
      <Page />
    </ErrorBoundary>
  );
}
