import { useLanguage } from '@motohaat/platform';
import { withWords } from '@motohaat/platform/messages';
import { Failure } from '@motohaat/ui/failure';
import { uiWords } from '@motohaat/ui/messages';
import { type ComponentType, useState } from 'react';

import { useAccountMessages } from '../../messages/account/index.ts';
import type { ResetDialogProps } from './reset-dialog.tsx';

import styles from './account.module.css';

const loadDialog = withWords(() => import('./reset-dialog.tsx'), uiWords);

/**
 * 'Forgot Password?' and the dialog behind it, whose code and words come when it is opened for the first
 * time. `typedEmail` reads what the login form holds.
 */
export function ForgotPassword({ typedEmail }: { typedEmail: () => string }) {
  const { reset: t } = useAccountMessages();
  const language = useLanguage();
  const [email, setEmail] = useState<string>();
  const [late, setLate] = useState<{ Dialog: ComponentType<ResetDialogProps> }>();
  const [state, setState] = useState<'still' | 'loading' | 'failed'>('still');

  async function open() {
    setState('loading');
    try {
      const { ResetDialog } = await loadDialog(language);
      setLate({ Dialog: ResetDialog });
      setEmail(typedEmail());
      setState('still');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.forgot}
        aria-haspopup="dialog"
        aria-busy={state === 'loading' || undefined}
        onClick={() => void open()}
      >
        {t.open}
      </button>
      <Failure message={state === 'failed' ? t.lost : undefined} />
      {late && <late.Dialog email={email} onClose={() => setEmail(undefined)} />}
    </>
  );
}
