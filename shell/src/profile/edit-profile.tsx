import { ApiError } from '@motohaat/api/errors';
import * as calls from '@motohaat/contract/calls';
import type { EditProfile as EditProfileBody, Profile } from '@motohaat/contract/profile';
import { cleanName, maximumNameLength } from '@motohaat/domain/name';
import { normalisePhone } from '@motohaat/domain/phone';
import { isBlank } from '@motohaat/domain/text';
import { useAction } from '@motohaat/platform/use-action';
import { useDraft } from '@motohaat/platform/use-draft';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { TextInput } from '@motohaat/ui/text-input';
import { type SubmitEvent, useEffect, useState } from 'react';

import { useMessages } from '../messages/dashboard/index.ts';
import type { Messages } from '../messages/dashboard/profile/en.tsx';
import { useShowProfile } from './use-show-profile.ts';

import styles from './profile-page.module.css';

/** Name and phone. The address belongs to the sign-in and is only shown. */
export function EditProfile({ profile }: { profile: Profile }) {
  const { profile: t } = useMessages();
  const show = useShowProfile();
  const draft = useDraft('profile', { name: profile.name, phone: profile.phone });
  const [name, setName] = useState(draft.values.name);
  const [phone, setPhone] = useState(draft.values.phone);
  const [errors, setErrors] = useState<{ name?: string; phone?: string }>({});
  const saving = useAction({
    run: (api, body: EditProfileBody) => api.call(calls.profile.edit, { body }),
    success: t.saved,
    refusals: 'here',
    unknowns: 'here',
    onDone: (saved) => {
      draft.drop();
      show(saved);
      setName(saved.name);
      setPhone(saved.phone);
    },
    onRefused: (error) => setErrors(error instanceof ApiError ? error.fields : {}),
  });
  // Whoever leaves without saving finds what is saved; a reload and the other language leave nothing.
  useEffect(() => draft.drop, [draft]);
  const isToldAtField = Boolean(errors.name ?? errors.phone);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = wrongIn(name, phone, t);
    setErrors(wrong);
    const first = wrong.name ? 'name' : wrong.phone ? 'phone' : undefined;
    const form = event.currentTarget;
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    void saving.run({ name, phone });
  }

  return (
    <form className={styles.form} noValidate onChange={draft.keep} onSubmit={submit}>
      <Field label={t.name} error={errors.name}>
        <TextInput
          name="name"
          autoComplete="name"
          maxLength={maximumNameLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label={t.phone} error={errors.phone} help={t.phoneHelp}>
        <TextInput
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
      </Field>
      <Field label={t.email} help={profile.emailVerified ? t.emailConfirmed : t.emailUnconfirmed}>
        <TextInput type="email" readOnly value={profile.email} />
      </Field>
      <Failure message={isToldAtField ? undefined : saving.failure?.message} />
      <Button type="submit" variant="primary" busy={saving.pending} className={styles.save}>
        {t.save}
      </Button>
    </form>
  );
}

function wrongIn(
  name: string,
  phone: string,
  t: Messages['profile'],
): { name?: string; phone?: string } {
  return {
    ...(cleanName(name) === '' && { name: t.nameMissing }),
    ...(!isBlank(phone) && !normalisePhone(phone) && { phone: t.phoneWrong }),
  };
}
