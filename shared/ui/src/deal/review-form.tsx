import { mostReviewWords, mostStars } from '@motohaat/domain/deal-review';
import type { ActionState } from '@motohaat/domain/outcome';
import { cleanText } from '@motohaat/domain/text';
import { type SubmitEvent, useState } from 'react';

import { Button } from '../button.tsx';
import { Failure } from '../failure.tsx';
import { Field } from '../field.tsx';
import { useDealMessages } from '../messages/deal/index.ts';
import { useDealReviewMessages } from '../messages/deal/reviews/index.ts';
import { RadioGroup } from '../radio-group.tsx';
import { TextArea } from '../text-input.tsx';

import styles from './deal.module.css';

type Said = { stars: number; words: string };
type ReviewFormProps = {
  /** What was written before. */
  before: Said | null;
  action: ActionState;
  onSend: (review: Said) => void;
  /** Leaves what was written as it is. */
  onKeep?: (() => void) | undefined;
};

const least = 10;
const choices = Array.from({ length: mostStars }, (_, index) => mostStars - index);

/** Stars and words for the other side of a booking. */
export function ReviewForm({ before, action, onSend, onKeep }: ReviewFormProps) {
  const t = useDealReviewMessages();
  const { tooShort } = useDealMessages();
  const [stars, setStars] = useState(before?.stars ?? 0);
  const [words, setWords] = useState(before?.words ?? '');
  const [isTried, setIsTried] = useState(false);
  const isShort = Array.from(cleanText(words)).length < least;
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsTried(true);
    if (stars === 0) event.currentTarget.querySelector('input')?.focus();
    else if (isShort) event.currentTarget.querySelector('textarea')?.focus();
    else onSend({ stars, words });
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <RadioGroup
        label={t.stars}
        name="stars"
        options={choices.map((choice) => ({
          value: String(choice),
          label: t.starsOf(choice),
          hint: t.starNames[choice - 1] ?? '',
        }))}
        chosen={String(stars)}
        error={isTried && stars === 0 ? t.chooseStars : undefined}
        onChange={(event) => setStars(Number(event.target.value))}
      />
      <Field label={t.words} help={t.wordsHelp} error={isTried && isShort ? tooShort : undefined}>
        <TextArea
          name="words"
          rows={4}
          maxLength={mostReviewWords}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <Failure message={action.failure?.message} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={action.pending}>
          {t.send}
        </Button>
        {onKeep && <Button onClick={onKeep}>{t.keep}</Button>}
      </div>
    </form>
  );
}
