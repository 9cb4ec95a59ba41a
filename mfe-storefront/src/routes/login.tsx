import { safeReturnPath } from '@motohaat/domain/return-path';
import { type SignInState, usePlatform, useSession } from '@motohaat/platform';
import { lazy, Suspense } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';

import { AccountCard, AccountSwitch } from '../features/account/account-card.tsx';
import { Agreement } from '../features/account/agreement.tsx';
import { GoogleButton } from '../features/account/google-button.tsx';
import { SignInForm } from '../features/account/sign-in-form.tsx';
import { links } from '../links.ts';
import { useAccountMessages } from '../messages/account/index.ts';

const AdminOnlyNotice = lazy(async () => import('../features/account/admin-only-notice.tsx'));

/** The login page. Whoever is signed in goes on to where they wanted to be. */
export default function Login() {
  const { signIn: t } = useAccountMessages();
  const { session } = usePlatform();
  const current = useSession();
  const state = useLocation().state as SignInState | null;
  const from = safeReturnPath(state?.from, [links.href('sign-in'), links.href('sign-up')]);

  if (current.status === 'ready') {
    const refused = state?.notice === 'admin-only' && current.user.role !== 'admin';
    if (refused)
      return (
        <Suspense>
          <AdminOnlyNotice />
        </Suspense>
      );
    return <Navigate to={from ?? links.href('home')} replace />;
  }
  return (
    <AccountCard
      title={t.title}
      about={{ description: t.description, path: links.href('sign-in') }}
    >
      <SignInForm onSignIn={(input) => session.signIn(input)} />
      <GoogleButton />
      <Agreement isSignIn />
      <AccountSwitch>
        {t.toSignUp((words) => (
          <Link to={links.href('sign-up')} state={from ? { from } : null}>
            {words}
          </Link>
        ))}
      </AccountSwitch>
    </AccountCard>
  );
}
