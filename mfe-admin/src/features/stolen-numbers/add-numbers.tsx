import { ApiError } from '@motohaat/api/errors';
import * as calls from '@motohaat/contract/calls';
import {
  maximumStolenNote,
  maximumStolenNumbers,
  type NewStolenNumbers,
} from '@motohaat/contract/stolen-numbers';
import { stampedNumbers } from '@motohaat/domain/frame-number';
import { useAction } from '@motohaat/platform/use-action';
import { useDraft } from '@motohaat/platform/use-draft';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { Select, TextArea, TextInput } from '@motohaat/ui/text-input';
import { type SubmitEvent, useId, useState } from 'react';

import { useStolenMessages } from '../../messages/stolen/index.ts';
import { changedByNumbers } from './stolen-numbers.queries.ts';

import styles from './stolen-numbers.module.css';

const empty = { kind: 'chassis', numbers: '', note: '' };

/** Puts numbers that the police or an owner told on the list, several at once. */
export function AddNumbers() {
  const { form: t, kinds } = useStolenMessages();
  const heading = useId();
  const draft = useDraft('stolen-numbers', empty);
  const [typed, setTyped] = useState(draft.values);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const adding = useAction({
    run: (api, body: NewStolenNumbers) => api.call(calls.stolenNumbers.add, { body }),
    success: ({ bikes }) => t.added(bikes),
    changes: changedByNumbers,
    refusals: 'here',
    unknowns: 'here',
    onDone: () => {
      draft.drop();
      setTyped({ ...empty, kind: typed.kind });
    },
    onRefused: (error) => setErrors(error instanceof ApiError ? error.fields : {}),
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const numbers = typed.numbers.split('\n').filter((line) => line.trim() !== '');
    const wrong =
      (numbers.length === 0 && t.missing) ||
      (numbers.length > maximumStolenNumbers && t.tooMany(maximumStolenNumbers));
    setErrors(wrong ? { numbers: wrong } : {});
    if (wrong) return event.currentTarget.querySelector('textarea')?.focus();
    const kind = stampedNumbers.find((each) => each === typed.kind) ?? 'chassis';
    void adding.run({ kind, numbers, note: typed.note });
  }

  const isToldAtField = Boolean(errors['numbers'] ?? errors['note']);
  return (
    <form
      noValidate
      className={styles.form}
      aria-labelledby={heading}
      onChange={draft.keep}
      onSubmit={submit}
    >
      <h2 id={heading} className={styles.heading}>
        {t.title}
      </h2>
      <Field label={t.kind}>
        <Select
          name="kind"
          value={typed.kind}
          onChange={({ target }) => setTyped({ ...typed, kind: target.value })}
        >
          {stampedNumbers.map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.numbers} help={t.numbersHelp(maximumStolenNumbers)} error={errors['numbers']}>
        <TextArea
          name="numbers"
          rows={4}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed.numbers}
          onChange={({ target }) => setTyped({ ...typed, numbers: target.value })}
        />
      </Field>
      <Field label={t.note} help={t.noteHelp} error={errors['note']}>
        <TextInput
          name="note"
          autoComplete="off"
          maxLength={maximumStolenNote}
          value={typed.note}
          onChange={({ target }) => setTyped({ ...typed, note: target.value })}
        />
      </Field>
      <Failure message={isToldAtField ? undefined : adding.failure?.message} />
      <Button type="submit" variant="primary" busy={adding.pending}>
        {t.add}
      </Button>
    </form>
  );
}
