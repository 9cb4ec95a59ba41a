import { ApiError } from '@motohaat/api/errors';
import * as calls from '@motohaat/contract/calls';
import type { EditProfile as EditProfileBody, Profile } from '@motohaat/contract/profile';
import { cleanName, maximumNameLength } from '@motohaat/domain/name';
import { normalisePhone } from '@motohaat/domain/phone';
import { isBlank } from '@motohaat/domain/text';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { TextInput } from '@motohaat/ui/text-input';
import { type SubmitEvent, useState } from 'react';

import { useShowProfile } from './use-show-profile.ts';

import styles from './profile-page.module.css';

/** Name and phone. The address belongs to the sign-in and is only shown. */
export function EditProfile({ profile }: { profile: Profile }) {
  const show = useShowProfile();
  const [name, setName] = useState(profile.name);
  const [phone, setPhone] = useState(profile.phone);
  const [errors, setErrors] = useState<{ name?: string; phone?: string }>({});
  const saving = useAction({
    run: (api, body: EditProfileBody) => api.call(calls.profile.edit, { body }),
    success: 'Saved.',
    refusals: 'here',
    unknowns: 'here',
    onDone: (saved) => {
      show(saved);
      setName(saved.name);
      setPhone(saved.phone);
    },
    onRefused: (error) => setErrors(error instanceof ApiError ? error.fields : {}),
  });
  const isToldAtField = Boolean(errors.name ?? errors.phone);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = wrongIn(name, phone);
    setErrors(wrong);
    const first = wrong.name ? 'name' : wrong.phone ? 'phone' : undefined;
    const form = event.currentTarget;
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    void saving.run({ name, phone });
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label="Name" error={errors.name}>
        <TextInput
          name="name"
          autoComplete="name"
          maxLength={maximumNameLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field
        label="Phone (optional)"
        error={errors.phone}
        help="A mobile number of Bangladesh. Only the other side of a booking sees it."
      >
        <TextInput
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
      </Field>
      <Field
        label="Email"
        help={profile.emailVerified ? 'Confirmed. You sign in with it.' : 'Not confirmed yet.'}
      >
        <TextInput type="email" readOnly value={profile.email} />
      </Field>
      <Failure message={isToldAtField ? undefined : saving.failure?.message} />
      <Button type="submit" variant="primary" busy={saving.pending} className={styles.save}>
        Save
      </Button>
    </form>
  );
}

function wrongIn(name: string, phone: string): { name?: string; phone?: string } {
  return {
    ...(cleanName(name) === '' && { name: 'Enter your name.' }),
    ...(!isBlank(phone) &&
      !normalisePhone(phone) && { phone: 'Enter a mobile number of Bangladesh, or nothing.' }),
  };
}
