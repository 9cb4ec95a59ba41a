import { valibotResolver } from '@hookform/resolvers/valibot';
import type { SessionOutcome } from '@motohaat/platform';
import { useDraft } from '@motohaat/platform/use-draft';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { PasswordInput, TextInput } from '@motohaat/ui/text-input';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { useAccountMessages } from '../../messages/account/index.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { type SignIn, signInSchema } from './sign-in.schema.ts';

import styles from './account.module.css';

type SignInFormProps = {
  onSignIn: (input: SignIn) => Promise<SessionOutcome>;
};

/** E-mail and password. What was typed stays when the sign-in fails. */
export function SignInForm({ onSignIn }: SignInFormProps) {
  const { signIn: t, fields } = useAccountMessages();
  const draft = useDraft('sign-in', { email: '' });
  const form = useForm({
    resolver: valibotResolver(signInSchema(t)),
    defaultValues: { ...draft.values, password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<string>();

  const submit = form.handleSubmit(async (input) => {
    setFailure(undefined);
    const outcome = await onSignIn(input);
    if (outcome.ok) draft.drop();
    else setFailure(outcome.message ?? t.failed);
  });

  return (
    <>
      <DemoAccounts
        onUse={(account) => {
          form.reset(account);
          setFailure(undefined);
        }}
      />
      <form
        className={styles.form}
        noValidate
        onChange={draft.keep}
        onSubmit={(event) => void submit(event)}
      >
        <Field label={fields.email} error={errors.email?.message}>
          <TextInput type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Field label={fields.password} error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <Failure message={failure} />
        <Button type="submit" variant="primary" wide busy={isSubmitting}>
          {t.submit}
        </Button>
      </form>
      <ForgotPassword typedEmail={() => form.getValues('email')} />
    </>
  );
}
