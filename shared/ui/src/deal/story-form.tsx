import type { ActionState } from '@motohaat/domain/outcome';
import { cleanText } from '@motohaat/domain/text';
import { type ReactNode, type SubmitEvent, useState } from 'react';

import { Button } from '../button.tsx';
import { Failure } from '../failure.tsx';
import { Field } from '../field.tsx';
import { useDealMessages } from '../messages/deal/index.ts';
import { TextArea } from '../text-input.tsx';

import styles from './deal.module.css';

type StoryFormProps = {
  label: string;
  help: string;
  sendLabel: string;
  action: ActionState;
  onSend: (words: string) => void;
  /** Fields before the words. */
  children?: ReactNode;
  /** What goes with the words. */
  after?: ReactNode;
};

/** A side's own words of what is wrong; 10 to 2000 characters. */
export function StoryForm(props: StoryFormProps) {
  const { label, help, sendLabel, action, onSend, children, after } = props;
  const { tooShort } = useDealMessages();
  const [words, setWords] = useState('');
  const [lacks, setLacks] = useState(false);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isShort = Array.from(cleanText(words)).length < 10;
    setLacks(isShort);
    if (isShort) event.currentTarget.querySelector('textarea')?.focus();
    else onSend(words);
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {children}
      <Field label={label} help={help} error={lacks ? tooShort : undefined}>
        <TextArea
          name="words"
          rows={5}
          maxLength={2000}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      {after}
      <Failure message={action.failure?.message} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={action.pending}>
          {sendLabel}
        </Button>
      </div>
    </form>
  );
}
