import { errorMessage } from '@motohaat/api/errors';
import { useApi } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { TextInput } from '@motohaat/ui/text-input';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, type SubmitEvent, useState } from 'react';

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
  const { from, to } = compared;
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={styles.comparison}
      aria-label="Compare two revisions"
    >
      <CompareForm compared={compared} />
      {from !== undefined && to !== undefined && (
        <Result from={from} to={to} onEnd={() => compared.set(undefined)} />
      )}
    </section>
  );
}

function CompareForm({ compared }: { compared: Compared }) {
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
    const pair = { from: revisionIn(from.trim()), to: revisionIn(to.trim()) };
    const isLacking = pair.from === undefined || pair.to === undefined;
    setLacks(isLacking);
    if (!isLacking) compared.set(pair);
  }

  const error = lacks ? 'Give the numbers of two revisions.' : undefined;
  return (
    <form noValidate className={styles.form} onSubmit={compare}>
      <Field label="From revision" error={error}>
        <NumberInput value={from} onChange={setFrom} />
      </Field>
      <Field label="To revision">
        <NumberInput value={to} onChange={setTo} />
      </Field>
      <Button type="submit" className={styles.submit}>
        Compare
      </Button>
    </form>
  );
}

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
  const { data, error, refetch } = useQuery(differenceQuery(useApi(), from, to));
  return (
    <section className={styles.result} aria-labelledby="comparison">
      <header className={styles.header}>
        <h3 id="comparison" className={styles.title}>
          From revision {from} to revision {to}
        </h3>
        <Button variant="quiet" onClick={onEnd}>
          Close
        </Button>
      </header>
      {data && data.differences.length === 0 && <p>Nothing differs.</p>}
      {data && <DifferenceList differences={data.differences} />}
      {!data && error && (
        <>
          <Failure message={`They could not be compared. ${errorMessage(error)}`} />
          <Button className={styles.retry} onClick={() => void refetch()}>
            Retry
          </Button>
        </>
      )}
      {!data && !error && (
        <SkeletonGroup label="Loading what differs">
          <Skeleton />
        </SkeletonGroup>
      )}
    </section>
  );
}
