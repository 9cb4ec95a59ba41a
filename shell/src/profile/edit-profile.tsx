import { ApiError, errorMessage } from '@motohaat/api/errors';
import * as calls from '@motohaat/contract/calls';
import type { EditProfile as EditProfileBody, Profile } from '@motohaat/contract/profile';
import { cleanName, maximumNameLength } from '@motohaat/domain/name';
import { normalisePhone } from '@motohaat/domain/phone';
import { usePlatform } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { TextInput } from '@motohaat/ui/text-input';
import { type SubmitEvent, useState } from 'react';

import { useShowProfile } from './use-show-profile.ts';

import styles from './profile-page.module.css';

/** Name and phone. The address belongs to the sign-in and is only shown. */
export function EditProfile({ profile }: { profile: Profile }) {
  const { api, toasts } = usePlatform();
  const show = useShowProfile();
  const [name, setName] = useState(profile.name);
  const [phone, setPhone] = useState(profile.phone);
  const [errors, setErrors] = useState<{ name?: string; phone?: string }>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const wrong = wrongIn(name, phone);
    setErrors(wrong);
    setFailure(undefined);
    const first = wrong.name ? 'name' : wrong.phone ? 'phone' : undefined;
    const form = event.currentTarget;
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    setBusy(true);
    try {
      const body: EditProfileBody = { name, phone };
      const saved = await api.call(calls.profile.edit, { body });
      show(saved);
      setName(saved.name);
      setPhone(saved.phone);
      toasts.success('Saved.');
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      if (fields['name'] || fields['phone']) setErrors(fields);
      else setFailure(errorMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
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
      <Failure message={failure} />
      <Button type="submit" variant="primary" busy={busy} className={styles.save}>
        Save
      </Button>
    </form>
  );
}

function wrongIn(name: string, phone: string): { name?: string; phone?: string } {
  return {
    ...(cleanName(name) === '' && { name: 'Enter your name.' }),
    ...(phone.trim() !== '' &&
      !normalisePhone(phone) && { phone: 'Enter a mobile number of Bangladesh, or nothing.' }),
  };
}
