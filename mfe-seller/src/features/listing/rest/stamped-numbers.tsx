import { ApiError } from '@motohaat/api/errors';
import * as calls from '@motohaat/contract/calls';
import type { NewStampedNumbers, StampedNumbers as Kept } from '@motohaat/contract/selling';
import { stampedNumbers } from '@motohaat/domain/frame-number';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { FailedState } from '@motohaat/ui/states';
import { TextInput } from '@motohaat/ui/text-input';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';

import { useRestMessages } from '../../../messages/listing/rest/index.ts';
import { numbersQuery } from '../listing.queries.ts';

import styles from './stamped-numbers.module.css';

/** Chassis and engine number: what is typed is sent and forgotten, and only the end of it comes back. */
export function StampedNumbers({ id }: { id: string }) {
  const { numbers: t } = useRestMessages();
  const query = useQuery(numbersQuery(useApi(), id));
  return (
    <section className={styles.numbers}>
      <h2 className={styles.heading}>{t.title}</h2>
      <p className={styles.lead}>{t.lead}</p>
      {query.isError && <FailedState onRetry={() => void query.refetch()}>{t.failed}</FailedState>}
      {query.data && <NumbersForm id={id} kept={query.data} />}
    </section>
  );
}

const empty = { chassis: '', engine: '' };

function NumbersForm({ id, kept }: { id: string; kept: Kept }) {
  const { numbers: t } = useRestMessages();
  const [typed, setTyped] = useState(empty);
  const [lacks, setLacks] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const saving = useAction({
    run: (api, body: NewStampedNumbers) =>
      api.call(calls.products.setNumbers, { params: { id }, body }),
    success: t.saved,
    changes: ['products'],
    refusals: 'here',
    unknowns: 'here',
    onDone: () => setTyped(empty),
    onRefused: (error) => setErrors(error instanceof ApiError ? (error.fields ?? {}) : {}),
  });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = stampedNumbers.filter((name) => typed[name].trim() !== '');
    setErrors({});
    setLacks(given.length === 0);
    if (given.length === 0) event.currentTarget.querySelector('input')?.focus();
    // What is left empty stays as it is kept.
    else void saving.run(Object.fromEntries(given.map((name) => [name, typed[name]])));
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {stampedNumbers.map((name) => {
        const end = kept[name];
        return (
          <Field
            key={name}
            label={t[name]}
            help={end === null ? t.help : t.kept(end)}
            error={errors[name] ?? (lacks && name === 'chassis' ? t.nothing : undefined)}
          >
            <TextInput
              name={name}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              value={typed[name]}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            />
          </Field>
        );
      })}
      <Failure message={saving.failure?.message} />
      <Button type="submit" busy={saving.pending}>
        {t.save}
      </Button>
    </form>
  );
}
