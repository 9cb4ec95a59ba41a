import { foldTyped } from '@motohaat/domain/digits';
import { useApi } from '@motohaat/platform';
import { useDraft } from '@motohaat/platform/use-draft';
import { useErrorMessage } from '@motohaat/platform/use-error-message';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { TextInput } from '@motohaat/ui/text-input';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, type SubmitEvent, useState } from 'react';

import { useMessages } from '../../messages/releases/index.ts';
import { DifferenceList } from './difference-list.tsx';
import { differenceQuery } from './releases.queries.ts';
import { type Compared, revisionIn } from './use-compared.ts';

import styles from './comparison.module.css';

type ComparisonProps = {
  compared: Compared;
  /** Takes the focus when a pair was chosen elsewhere on the page. */
  place: RefObject<HTMLElement | null>;
};

/** Compares any two revisions, also ones that no page of the history shows together. */
export function Comparison({ compared, place }: ComparisonProps) {
  const { comparison: t } = useMessages();
  const { from, to } = compared;
  return (
    <section ref={place} tabIndex={-1} className={styles.comparison} aria-label={t.label}>
      <CompareForm compared={compared} />
      {from !== undefined && to !== undefined && (
        <Result from={from} to={to} onEnd={() => compared.set(undefined)} />
      )}
    </section>
  );
}

function CompareForm({ compared }: { compared: Compared }) {
  const { comparison: t } = useMessages();
  const draft = useDraft('comparison', textsOf(compared));
  const [from, setFrom] = useState(draft.values.from);
  const [to, setTo] = useState(draft.values.to);
  const [seen, setSeen] = useState(compared);
  const [lacks, setLacks] = useState(false);
  // Chosen in the history, or by back and forward.
  if (compared.from !== seen.from || compared.to !== seen.to) {
    setSeen(compared);
    setFrom(textsOf(compared).from);
    setTo(textsOf(compared).to);
  }

  function compare(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const pair = { from: numberIn(from), to: numberIn(to) };
    const isLacking = pair.from === undefined || pair.to === undefined;
    setLacks(isLacking);
    if (isLacking) return;
    draft.drop();
    compared.set(pair);
  }

  const error = lacks ? t.lacking : undefined;
  return (
    <form noValidate className={styles.form} onChange={draft.keep} onSubmit={compare}>
      <Field label={t.from} error={error}>
        <NumberInput name="from" value={from} onChange={setFrom} />
      </Field>
      <Field label={t.to}>
        <NumberInput name="to" value={to} onChange={setTo} />
      </Field>
      <Button type="submit" className={styles.submit}>
        {t.compare}
      </Button>
    </form>
  );
}

const textsOf = ({ from, to }: Compared) => ({ from: String(from ?? ''), to: String(to ?? '') });

/** People write the number in either kind of digits. */
const numberIn = (text: string) => revisionIn(foldTyped(text));

type NumberInputProps = { name: string; value: string; onChange: (text: string) => void };

function NumberInput({ name, value, onChange }: NumberInputProps) {
  return (
    <TextInput
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Result({ from, to, onEnd }: { from: number; to: number; onEnd: () => void }) {
  const { comparison: t, retry } = useMessages();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useQuery(differenceQuery(useApi(), from, to));
  return (
    <section className={styles.result} aria-labelledby="comparison">
      <header className={styles.header}>
        <h3 id="comparison" className={styles.title}>
          {t.title(from, to)}
        </h3>
        <Button variant="quiet" onClick={onEnd}>
          {t.close}
        </Button>
      </header>
      {data && data.differences.length === 0 && <p>{t.same}</p>}
      {data && <DifferenceList differences={data.differences} />}
      {!data && error && (
        <>
          <Failure message={t.failed(errorMessage(error))} />
          <Button className={styles.retry} onClick={() => void refetch()}>
            {retry}
          </Button>
        </>
      )}
      {!data && !error && (
        <SkeletonGroup label={t.loading}>
          <Skeleton />
        </SkeletonGroup>
      )}
    </section>
  );
}
