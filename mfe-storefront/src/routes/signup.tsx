import { safeReturnPath } from '@motohaat/domain/return-path';
import { type SignInState, usePlatform, useSession } from '@motohaat/platform';
import { useEffect } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';

import { AccountCard, AccountSwitch } from '../features/account/account-card.tsx';
import { Agreement } from '../features/account/agreement.tsx';
import { GoogleButton } from '../features/account/google-button.tsx';
import { SignUpForm } from '../features/account/sign-up-form.tsx';

/** The sign-up page. It ends on the home page, which offers the way back (ruling S2.11). */
export default function SignUp() {
  const { session, paths } = usePlatform();
  const { status } = useSession();
  const state = useLocation().state as SignInState | null;
  const from = safeReturnPath(state?.from, [paths.signIn, paths.signUp]);
  useEffect(() => session.prepare(), [session]);

  if (status === 'ready') {
    return <Navigate to={paths.home} state={from ? { continueTo: from } : null} replace />;
  }
  return (
    <AccountCard title="Sign up">
      <SignUpForm onSignUp={(input) => session.signUp(input)} />
      <GoogleButton help="Google creates a buyer account" />
      <Agreement />
      <AccountSwitch>
        Already have an account?{' '}
        <Link to={paths.signIn} state={from ? { from } : null}>
          Login
        </Link>
      </AccountSwitch>
    </AccountCard>
  );
}
