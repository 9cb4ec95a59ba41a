import { safeReturnPath } from '@motohaat/domain/return-path';
import { type SignInState, usePlatform, useSession } from '@motohaat/platform';
import { Link, Navigate, useLocation } from 'react-router-dom';

import { AccountCard, AccountSwitch } from '../features/account/account-card.tsx';
import { Agreement } from '../features/account/agreement.tsx';
import { GoogleButton } from '../features/account/google-button.tsx';
import { SignUpForm } from '../features/account/sign-up-form.tsx';
import { links } from '../links.ts';
import { useAccountMessages } from '../messages/account/index.ts';

/** The sign-up page. It ends on the home page, which offers the way back (ruling S2.11). */
export default function SignUp() {
  const { signUp: t, google } = useAccountMessages();
  const { session } = usePlatform();
  const { status } = useSession();
  const state = useLocation().state as SignInState | null;
  const from = safeReturnPath(state?.from, [links.href('sign-in'), links.href('sign-up')]);

  if (status === 'ready') {
    return <Navigate to={links.href('home')} state={from ? { continueTo: from } : null} replace />;
  }
  return (
    <AccountCard title={t.title}>
      <SignUpForm onSignUp={(input) => session.signUp(input)} />
      <GoogleButton help={google.makesBuyer} />
      <Agreement />
      <AccountSwitch>
        {t.toSignIn((words) => (
          <Link to={links.href('sign-in')} state={from ? { from } : null}>
            {words}
          </Link>
        ))}
      </AccountSwitch>
    </AccountCard>
  );
}
