import * as calls from '@motohaat/contract/calls';
import { cleanText } from '@motohaat/domain/text';
import { Field } from '@motohaat/ui/field';
import { TextArea } from '@motohaat/ui/text-input';
import { useState } from 'react';

import { DecisionDialog, type DecisionProps } from './decision-dialog.tsx';

import styles from './take-off-dialog.module.css';

/** Longest sentence that the registry takes (contract/registry). */
const maximum = 300;
const usualSentence = 'We are repairing something here. Please come back in a while.';

/** Takes a remote off, with a sentence for the people who meet the gap. */
export function TakeOffDialog({ decision, onClose }: DecisionProps) {
  const { application, canary } = decision.status;
  const [sentence, setSentence] = useState(usualSentence);
  const [errors, setErrors] = useState<{ sentence?: string }>({});

  function carryOut(reason: string) {
    const text = cleanText(sentence);
    const isLacking = text === '';
    setErrors(isLacking ? { sentence: 'Write what people shall read.' } : {});
    if (isLacking) return;
    decision.carryOut((api, common) =>
      api.call(calls.releases.kill, { ...common, body: { sentence: text, reason } }),
    );
  }

  return (
    <DecisionDialog
      decision={decision}
      title={`Take ${application} off?`}
      confirmLabel="Take off"
      isDanger
      errors={errors}
      onConfirm={carryOut}
      onClose={onClose}
    >
      <p>
        Nobody gets its pages until it is brought back. All else works, and people read your
        sentence in its place.
        {canary && ` The canary of ${canary.version} ends.`}
      </p>
      <Field
        label="Sentence for people"
        help="In plain words: what is going on, and when to come back."
        error={errors.sentence}
      >
        <TextArea
          rows={2}
          maxLength={maximum}
          value={sentence}
          onChange={({ target }) => {
            setSentence(target.value);
            setErrors({});
          }}
        />
      </Field>
      <figure className={styles.preview}>
        <figcaption className={styles.caption}>How it reads</figcaption>
        <p className={styles.title}>This part is closed for now</p>
        <p className={styles.sentence}>{sentence.trim() || '…'}</p>
      </figure>
    </DecisionDialog>
  );
}
