import { valibotResolver } from '@hookform/resolvers/valibot';
import type { SessionOutcome } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { PasswordInput, TextInput } from '@motohaat/ui/text-input';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { DemoAccounts } from './demo-accounts.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { SignIn } from './sign-in.schema.ts';

import styles from './account.module.css';

type SignInFormProps = {
  onSignIn: (input: SignIn) => Promise<SessionOutcome>;
};

/** E-mail and password. What was typed stays when the sign-in fails. */
export function SignInForm({ onSignIn }: SignInFormProps) {
  const form = useForm({
    resolver: valibotResolver(SignIn),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<string>();

  const submit = form.handleSubmit(async (input) => {
    setFailure(undefined);
    const outcome = await onSignIn(input);
    if (!outcome.ok) setFailure(outcome.message ?? 'Could not sign in. Try again.');
  });

  return (
    <>
      <DemoAccounts
        onUse={(account) => {
          form.reset(account);
          setFailure(undefined);
        }}
      />
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Email" error={errors.email?.message}>
          <TextInput type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <Failure message={failure} />
        <Button type="submit" variant="primary" wide busy={isSubmitting}>
          Login
        </Button>
      </form>
      <ForgotPassword typedEmail={() => form.getValues('email')} />
    </>
  );
}
