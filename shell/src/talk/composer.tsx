import type { Conversation } from '@motohaat/contract/conversations';
import { maximumMessageLength } from '@motohaat/domain/talk';
import { cleanText } from '@motohaat/domain/text';
import { useDraft } from '@motohaat/platform/use-draft';
import { Button } from '@motohaat/ui/button';
import { Field } from '@motohaat/ui/field';
import { useTalkMessages } from '@motohaat/ui/messages/talk';
import { TextArea } from '@motohaat/ui/text-input';
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';

import styles from './talk.module.css';

/** From so many characters left on it is said how many. */
const nearLimit = 100;

type ComposerProps = { conversation: Conversation; onSend: (text: string) => void };

/** Where somebody writes; what is begun is kept. Enter sends, Shift and Enter begins a line. */
export function Composer({ conversation, onSend }: ComposerProps) {
  const { _id: id, mayWrite, isBlocked, other } = conversation;
  const { composer: t } = useTalkMessages();
  if (mayWrite) return <WritingForm id={id} onSend={onSend} />;
  return <p className={styles.closed}>{isBlocked ? t.blocked(other.name) : t.closed}</p>;
}

function WritingForm({ id, onSend }: { id: string; onSend: (text: string) => void }) {
  const { composer: t } = useTalkMessages();
  const draft = useDraft(`message ${id}`, { text: '' });
  const [text, setText] = useState(draft.values.text);
  const [lacks, setLacks] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const left = maximumMessageLength - Array.from(text).length;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isEmpty = cleanText(text) === '';
    setLacks(isEmpty);
    event.currentTarget.querySelector('textarea')?.focus();
    if (isEmpty) return;
    onSend(cleanText(text));
    setText('');
    draft.drop();
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While a keyboard composes a letter, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  return (
    <form ref={form} noValidate className={styles.composer} onChange={draft.keep} onSubmit={submit}>
      <Field
        label={t.label}
        help={left <= nearLimit ? t.left(left) : t.help}
        error={lacks ? t.empty : undefined}
      >
        <TextArea
          name="text"
          rows={2}
          maxLength={maximumMessageLength}
          placeholder={t.placeholder}
          enterKeyHint="send"
          value={text}
          onKeyDown={sendOnEnter}
          onChange={(event) => {
            setText(event.target.value);
            setLacks(false);
          }}
        />
      </Field>
      <Button type="submit" variant="primary">
        {t.send}
      </Button>
    </form>
  );
}
