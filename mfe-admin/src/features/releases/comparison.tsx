import { foldTyped } from '@motohaat/domain/digits';
import { useApi } from '@motohaat/platform';
import { useErrorMessage } from '@motohaat/platform/use-error-message';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { TextInput } from '@motohaat/ui/text-input';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, type SubmitEvent, useState } from 'react';

import { useHistoryMessages } from '../../messages/releases/history/index.ts';
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
  const { comparison: t } = useHistoryMessages();
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
  const { comparison: t } = useHistoryMessages();
  const [from, setFrom] = useState(String(compared.from ?? ''));
  const [to, setTo] = useState(String(compared.to ?? ''));
  const [seen, setSeen] = useState(compared);
  const [lacks, setLacks] = useState(false);
  // Chosen in the history, or by back and forward.
  if (compared.from !== seen.from || compared.to !== seen.to) {
    setSeen(compared);
    setFrom(String(compared.from ?? ''));
    setTo(String(compared.to ?? ''));
  }

  function compare(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const pair = { from: numberIn(from), to: numberIn(to) };
    const isLacking = pair.from === undefined || pair.to === undefined;
    setLacks(isLacking);
    if (!isLacking) compared.set(pair);
  }

  const error = lacks ? t.lacking : undefined;
  return (
    <form noValidate className={styles.form} onSubmit={compare}>
      <Field label={t.from} error={error}>
        <NumberInput value={from} onChange={setFrom} />
      </Field>
      <Field label={t.to}>
        <NumberInput value={to} onChange={setTo} />
      </Field>
      <Button type="submit" className={styles.submit}>
        {t.compare}
      </Button>
    </form>
  );
}

/** People write the number in either kind of digits. */
const numberIn = (text: string) => revisionIn(foldTyped(text));

function NumberInput({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Result({ from, to, onEnd }: { from: number; to: number; onEnd: () => void }) {
  const { comparison: t } = useHistoryMessages();
  const { retry } = useMessages();
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
