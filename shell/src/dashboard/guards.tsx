import * as calls from '@motohaat/contract/calls';
import { type SignInState, usePlatform, useSession } from '@motohaat/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { links } from '../links.ts';
import { useMessages } from '../messages/dashboard/index.ts';
import { identityOnly } from '../pages/identity-only.ts';
import { LazyPart } from '../pages/lazy-part.tsx';
import { NotFoundPage, PagesFailed, Waiting } from '../pages/stand-ins.tsx';
import { useServices } from '../services.ts';
import { guard, type GuardQuestion, type Verdict } from './guard.ts';

/** Guards the dashboard: lets signed-in people through whose role is known. */
export function DashboardGuard({ children }: { children: ReactNode }) {
  const verdict = useVerdict({ found: true, access: 'pending' });
  return <Decision verdict={verdict}>{children}</Decision>;
}

/** A path of the dashboard that leads to no page of the composition at hand: somebody else's, or nobody's. */
export function UnknownPath() {
  const { pathname } = useLocation();
  const { api } = usePlatform();
  const session = useSession();
  const account = session.status === 'ready' ? session.user.id : null;
  const { data, isError } = useQuery({
    queryKey: ['access', account, pathname],
    queryFn: () => api.call(calls.composition.access, { query: { path: pathname } }),
    // Only somebody who is signed in learns why a page of the dashboard is not theirs.
    enabled: account !== null,
  });
  const access = data ?? (isError ? 'failed' : 'pending');
  return <Decision verdict={useVerdict({ found: false, access })} />;
}

function useVerdict(question: Pick<GuardQuestion, 'found' | 'access'>): Verdict {
  const { composition } = useServices();
  const { status, composition: current } = composition.use();
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const [hasBeenIn, setHasBeenIn] = useState(false);
  if (session.status === 'ready' && !hasBeenIn) setHasBeenIn(true);
  const place = pathname + search + hash;
  const verdict = guard({
    ...question,
    place,
    session,
    composition: { status, role: current.role },
  });
  // After a sign-out the next person does not start where this one was.
  if ('state' in verdict && session.status === 'anonymous' && hasBeenIn) {
    return { go: 'sign-in', state: {} };
  }
  return verdict;
}

function Decision({ verdict, children }: { verdict: Verdict; children?: ReactNode }) {
  const { onlyFor } = useMessages().dashboard;
  if ('because' in verdict)
    return <Redirect to={links.href('dashboard')} toast={onlyFor[verdict.because]} />;
  if ('state' in verdict) return <Redirect to={links.href('sign-in')} state={verdict.state} />;
  switch (verdict.show) {
    case 'page':
      return children;
    case 'pending':
      return <Waiting />;
    case 'identity':
      return <LazyPart part={identityOnly} />;
    case 'not-found':
      return <NotFoundPage />;
    case 'failed':
      break;
  }
  return <PagesFailed />;
}

function Redirect({ to, state, toast }: { to: string; state?: SignInState; toast?: string }) {
  const navigate = useNavigate();
  const { toasts } = usePlatform();
  useEffect(() => {
    if (toast) toasts.error(toast);
    void navigate(to, { replace: true, state });
    // Once: what it was given does not change while it is shown.
    // oxlint-disable-next-line react/exhaustive-deps -- a second run would repeat the toast
  }, []);
  return <Waiting />;
}
