import { cleanName, maximumNameLength } from '@motohaat/domain/name';
import { chosenRoles } from '@motohaat/domain/role';
import { type Session, usePlatform } from '@motohaat/platform';
import { useDraft } from '@motohaat/platform/use-draft';
import { Button } from '@motohaat/ui/button';
import { Field } from '@motohaat/ui/field';
import { RadioGroup } from '@motohaat/ui/radio-group';
import { TextInput } from '@motohaat/ui/text-input';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router-dom';

import { links } from '../links.ts';
import { useMessages } from '../messages/index.ts';
import { useMessages as useSessionMessages } from '../messages/session/index.ts';

import styles from './screen.module.css';

/** For a person who has a sign-in and no account of the product: the missing half of a sign-up. */
export function CompleteAccount({
  session,
}: {
  session: Extract<Session, { status: 'identity-only' }>;
}) {
  const { completeAccount: t } = useSessionMessages();
  const { actions: labels } = useMessages();
  const { session: actions } = usePlatform();
  const draft = useDraft('complete-account', { name: session.identity.name, role: '' });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [missing, setMissing] = useState({ name: false, role: false });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = cleanName(textOf(form, 'name'));
    const role = chosenRoles.find((known) => known === textOf(form, 'role'));
    setMissing({ name: !name, role: !role });
    if (!name || !role) return;
    setBusy(true);
    const outcome = await actions.completeAccount({ name, role });
    setBusy(false);
    if (outcome.ok) draft.drop();
    else setError(outcome.message);
  };

  return (
    <section className={styles.screen}>
      <h1>{t.title}</h1>
      <p className={styles.text}>{t.lead(session.identity.email)}</p>
      <form
        className={styles.form}
        noValidate
        onChange={draft.keep}
        onSubmit={(event) => void submit(event)}
      >
        <Field label={t.name} error={missing.name ? t.nameMissing : undefined}>
          <TextInput
            name="name"
            autoComplete="name"
            maxLength={maximumNameLength}
            defaultValue={draft.values.name}
          />
        </Field>
        <RadioGroup
          label={t.role}
          name="role"
          error={missing.role ? t.roleMissing : undefined}
          options={chosenRoles.map((role) => ({ value: role, label: t.roles[role] }))}
          chosen={draft.values.role}
        />
        <p>
          {t.consent(
            (words) => (
              <Link to={links.href('terms')} target="_blank">
                {words}
              </Link>
            ),
            (words) => (
              <Link to={links.href('privacy')} target="_blank">
                {words}
              </Link>
            ),
          )}
        </p>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <Button type="submit" variant="primary" wide busy={busy}>
          {t.create}
        </Button>
        <Button variant="quiet" wide onClick={() => void actions.signOut()}>
          {labels.logout}
        </Button>
      </form>
    </section>
  );
}

/** A field's text; a form's entry may also be a file. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
