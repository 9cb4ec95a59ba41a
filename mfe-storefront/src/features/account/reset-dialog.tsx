import { cleanText } from '@motohaat/domain/text';
import { usePlatform } from '@motohaat/platform';
import { useDraft } from '@motohaat/platform/use-draft';
import { Button } from '@motohaat/ui/button';
import { Dialog, DialogActions } from '@motohaat/ui/dialog';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { TextInput } from '@motohaat/ui/text-input';
import { useState } from 'react';

import { useAccountMessages } from '../../messages/account/index.ts';

import styles from './account.module.css';

type State = 'asking' | 'sending' | 'sent' | { invalid: string } | { failure: string };

export type ResetDialogProps = {
  /** What the login form holds; the dialog is closed without it. */
  email: string | undefined;
  onClose: () => void;
};

/** Asks for the link by which one gets a new password. */
export function ResetDialog({ email, onClose }: ResetDialogProps) {
  const { reset: t } = useAccountMessages();
  return (
    <Dialog open={email !== undefined} title={t.title} onClose={onClose}>
      <ResetForm email={email ?? ''} onDone={onClose} />
    </Dialog>
  );
}

function ResetForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { reset: t, fields } = useAccountMessages();
  const { session } = usePlatform();
  const [state, setState] = useState<State>('asking');
  // What the login form holds by now is newer than what was changed here before.
  const draft = useDraft(`password-reset.${email}`, { email });

  async function send(form: HTMLFormElement) {
    const typed = new FormData(form).get('email');
    const address = typeof typed === 'string' ? cleanText(typed) : '';
    if (address === '') {
      form.querySelector('input')?.focus();
      setState({ invalid: t.emailMissing });
      return;
    }
    setState('sending');
    const outcome = await session.sendPasswordReset(address);
    // Whether the address has an account is told to nobody; only a lost connection is worth saying.
    const lost = !outcome.ok && outcome.code === 'network-request-failed';
    if (!lost) draft.drop();
    setState(lost ? { failure: outcome.message ?? t.lost } : 'sent');
  }

  if (state === 'sent') {
    return (
      <>
        <output>{t.sent}</output>
        <DialogActions>
          <Button variant="primary" onClick={onDone}>
            {t.done}
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <form
      noValidate
      className={styles.form}
      onChange={draft.keep}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <p className={styles.note}>{t.lead}</p>
      <Field
        label={fields.email}
        error={typeof state === 'object' && 'invalid' in state ? state.invalid : undefined}
      >
        <TextInput
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={draft.values.email}
        />
      </Field>
      <Failure
        message={typeof state === 'object' && 'failure' in state ? state.failure : undefined}
      />
      <DialogActions>
        <Button onClick={onDone}>{t.cancel}</Button>
        <Button type="submit" variant="primary" busy={state === 'sending'}>
          {t.send}
        </Button>
      </DialogActions>
    </form>
  );
}
