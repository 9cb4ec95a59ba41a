import { Button } from '@motohaat/ui/button';
import { DialogActions } from '@motohaat/ui/dialog';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { PasswordInput } from '@motohaat/ui/text-input';
import { type SubmitEvent, useState } from 'react';

import type { Proof, SignInWay } from '../session/identity.ts';

import styles from './profile-page.module.css';

type ConfirmIdentityProps = {
  ways: readonly SignInWay[];
  /** Deletes. @returns what went wrong, if something did */
  onConfirm: (proof: Proof) => Promise<string | undefined>;
  onClose: () => void;
};

/** Asks for the password again, or for Google's word, before the account is deleted. */
export function ConfirmIdentity({ ways, onConfirm, onClose }: ConfirmIdentityProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const byPassword = ways.includes('password') || !ways.includes('google');

  async function confirm(proof: Proof) {
    setBusy(true);
    setFailure(undefined);
    setFailure(await onConfirm(proof).finally(() => setBusy(false)));
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    if (!byPassword) void confirm('google');
    else if (password) void confirm({ password });
    else {
      setError('Password is required');
      event.currentTarget.querySelector('input')?.focus();
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {byPassword ? (
        <Field label="Password" help="To be sure that it is you." error={error}>
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
        <p>Google will ask you to sign in, to be sure that it is you.</p>
      )}
      <Failure message={failure} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="danger" busy={busy}>
          {byPassword ? 'Delete my account' : 'Continue with Google and delete'}
        </Button>
      </DialogActions>
    </form>
  );
}
