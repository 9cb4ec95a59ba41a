import { cleanName, maximumNameLength } from '@motohaat/domain/name';
import { chosenRoles, type ChosenRole } from '@motohaat/domain/role';
import { type Session, usePlatform } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { Field } from '@motohaat/ui/field';
import { RadioGroup } from '@motohaat/ui/radio-group';
import { TextInput } from '@motohaat/ui/text-input';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router-dom';

import { links } from '../links.ts';

import styles from './screen.module.css';

const labels: Record<ChosenRole, string> = { buyer: 'Buyer', seller: 'Seller' };

/** For a person who has a sign-in and no account of the product: the missing half of a sign-up. */
export function CompleteAccount({
  session,
}: {
  session: Extract<Session, { status: 'identity-only' }>;
}) {
  const { session: actions } = usePlatform();
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
    if (!outcome.ok) setError(outcome.message);
  };

  return (
    <section className={styles.screen}>
      <h1>Complete your account</h1>
      <p className={styles.text}>
        You are signed in{session.identity.email && ` as ${session.identity.email}`}. Tell us who
        you are, and your MotoHaat account is ready.
      </p>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Name" error={missing.name ? 'Name is required.' : undefined}>
          <TextInput
            name="name"
            autoComplete="name"
            maxLength={maximumNameLength}
            defaultValue={session.identity.name}
          />
        </Field>
        <RadioGroup
          label="I want to be a"
          name="role"
          error={missing.role ? 'Choose one of the two.' : undefined}
          options={chosenRoles.map((role) => ({ value: role, label: labels[role] }))}
        />
        <p>
          You accept our{' '}
          <Link to={links.href('terms')} target="_blank">
            terms of use
          </Link>
          . Our{' '}
          <Link to={links.href('privacy')} target="_blank">
            privacy page
          </Link>{' '}
          says what we do with your data.
        </p>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <Button type="submit" variant="primary" wide busy={busy}>
          Create my account
        </Button>
        <Button variant="quiet" wide onClick={() => void actions.signOut()}>
          Logout
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
