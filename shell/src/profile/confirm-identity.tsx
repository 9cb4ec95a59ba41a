import { Button } from '@motohaat/ui/button';
import { DialogActions } from '@motohaat/ui/dialog';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { PasswordInput } from '@motohaat/ui/text-input';
import { type SubmitEvent, useState } from 'react';

import { useMessages } from '../messages/dashboard/index.ts';
import type { Proof, SignInWay } from '../session/identity.ts';

import styles from './profile-page.module.css';

type ConfirmIdentityProps = {
  ways: readonly SignInWay[];
  /** The account is being deleted. */
  busy: boolean;
  /** Why it was not, at the last try. */
  failure: string | undefined;
  onConfirm: (proof: Proof) => void;
  onClose: () => void;
};

/** Asks for the password again, or for Google's word, before the account is deleted. */
export function ConfirmIdentity(props: ConfirmIdentityProps) {
  const { deletion: t } = useMessages();
  const { ways, busy, failure, onConfirm, onClose } = props;
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const byPassword = ways.includes('password') || !ways.includes('google');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    if (!byPassword) onConfirm('google');
    else if (password) onConfirm({ password });
    else {
      setError(t.passwordMissing);
      event.currentTarget.querySelector('input')?.focus();
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {byPassword ? (
        <Field label={t.password} help={t.passwordHelp} error={error}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
      ) : (
        <p>{t.google}</p>
      )}
      <Failure message={failure} />
      <DialogActions>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="danger" busy={busy}>
          {byPassword ? t.byPassword : t.byGoogle}
        </Button>
      </DialogActions>
    </form>
  );
}
