import { safeReturnPath } from '@motohaat/domain/return-path';
import { type SignInState, usePlatform, useSession } from '@motohaat/platform';
import { useDraft } from '@motohaat/platform/use-draft';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';

import { AccountCard, AccountSwitch } from '../features/account/account-card.tsx';
import { Agreement } from '../features/account/agreement.tsx';
import { GoogleButton } from '../features/account/google-button.tsx';
import { OfferSelling } from '../features/account/offer-selling.tsx';
import { SignUpForm, signUpDraft } from '../features/account/sign-up-form.tsx';
import { links } from '../links.ts';
import { useAccountMessages } from '../messages/account/index.ts';

/** The sign-up page. It ends on the home page, which offers the way back (ruling S2.11). */
export default function SignUp() {
  const { signUp: t, google } = useAccountMessages();
  const { session } = usePlatform();
  const current = useSession();
  const state = useLocation().state as SignInState | null;
  const from = safeReturnPath(state?.from, [links.href('sign-in'), links.href('sign-up')]);
  const draft = useDraft(...signUpDraft);
  const [role, setRole] = useState(draft.values.role);
  const [step, setStep] = useState<'begun' | 'becoming' | 'answered'>(
    current.status === 'ready' ? 'answered' : 'begun',
  );

  const isBuyer = current.status === 'ready' && current.user.role === 'buyer';
  if (step === 'becoming' || (step === 'begun' && isBuyer && role === 'seller')) {
    const answer = () => {
      draft.drop();
      setStep('answered');
    };
    return <OfferSelling onBegun={() => setStep('becoming')} onAnswered={answer} />;
  }
  if (current.status === 'ready') {
    return <Navigate to={links.href('home')} state={from ? { continueTo: from } : null} replace />;
  }
  return (
    <AccountCard
      title={t.title}
      about={{ description: t.description, path: links.href('sign-up') }}
    >
      <SignUpForm onSignUp={(input) => session.signUp(input)} onRole={setRole} />
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
