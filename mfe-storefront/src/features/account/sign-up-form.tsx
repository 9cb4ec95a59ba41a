import { valibotResolver } from '@hookform/resolvers/valibot';
import { type ChosenRole, chosenRoles } from '@motohaat/domain/role';
import type { SessionOutcome } from '@motohaat/platform';
import { useDraft } from '@motohaat/platform/use-draft';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { RadioGroup } from '@motohaat/ui/radio-group';
import { PasswordInput, TextInput } from '@motohaat/ui/text-input';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { useAccountMessages } from '../../messages/account/index.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { type SignUp, signUpSchema } from './sign-up.schema.ts';

import styles from './account.module.css';

type SignUpFormProps = {
  onSignUp: (input: SignUp) => Promise<SessionOutcome>;
  /** The role that is chosen now. */
  onRole: (role: string) => void;
};

/** What is kept of the form until it is sent. */
export const signUpDraft: [name: string, empty: { name: string; email: string; role: string }] = [
  'sign-up',
  { name: '', email: '', role: 'buyer' },
];

/** Name, e-mail, password and role. What was typed stays when the sign-up fails. */
export function SignUpForm({ onSignUp, onRole }: SignUpFormProps) {
  const { signUp: t, fields, roles } = useAccountMessages();
  const draft = useDraft(...signUpDraft);
  const form = useForm({
    resolver: valibotResolver(signUpSchema(t)),
    defaultValues: { ...draft.values, password: '', role: draft.values.role as ChosenRole },
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const [failure, setFailure] = useState<string>();

  const submit = form.handleSubmit(async (input) => {
    setFailure(undefined);
    const outcome = await onSignUp(input);
    if (outcome.ok) draft.drop();
    else setFailure(outcome.message ?? t.failed);
  });

  return (
    <form
      className={styles.form}
      noValidate
      onChange={draft.keep}
      onSubmit={(event) => void submit(event)}
    >
      <Field label={fields.name} error={errors.name?.message}>
        <TextInput autoComplete="name" {...form.register('name')} />
      </Field>
      <Field label={fields.email} error={errors.email?.message}>
        <TextInput type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field
        label={fields.password}
        error={errors.password?.message}
        help={<PasswordChecklist password={password} />}
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <RadioGroup
        label={fields.role}
        options={chosenRoles.map((role) => ({ value: role, ...roles[role] }))}
        error={errors.role?.message}
        {...form.register('role', {
          onChange: ({ target }: { target: { value: string } }) => onRole(target.value),
        })}
      />
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        {t.submit}
      </Button>
      <Failure message={failure} />
    </form>
  );
}
