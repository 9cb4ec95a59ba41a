import * as calls from '@motohaat/contract/calls';
import { cleanText } from '@motohaat/domain/text';
import { useDraft } from '@motohaat/platform/use-draft';
import { Field } from '@motohaat/ui/field';
import { TextArea } from '@motohaat/ui/text-input';
import { useState } from 'react';

import { useDialogMessages } from '../../messages/releases/dialogs/index.ts';
import { DecisionDialog, type DecisionProps } from './decision-dialog.tsx';

import styles from './take-off-dialog.module.css';

/** Longest sentence that the registry takes (contract/registry). */
const maximum = 300;

/** Takes a remote off, with a sentence for the people who meet the gap. */
export function TakeOffDialog({ decision, onClose }: DecisionProps) {
  const { takeOff: t, decision: shared } = useDialogMessages();
  const { application, canary } = decision.status;
  const draft = useDraft(`take-off.${application}`, { reason: '', sentence: t.usual });
  const [sentence, setSentence] = useState(draft.values.sentence);
  const [errors, setErrors] = useState<{ sentence?: string }>({});

  function carryOut(reason: string) {
    const text = cleanText(sentence);
    const isLacking = text === '';
    setErrors(isLacking ? { sentence: t.lacking } : {});
    if (isLacking) return undefined;
    return decision.carryOut((api, common) =>
      api.call(calls.releases.kill, { ...common, body: { sentence: text, reason } }),
    );
  }

  return (
    <DecisionDialog
      decision={decision}
      title={t.title(application)}
      confirmLabel={t.confirm}
      isDanger
      draft={draft}
      errors={errors}
      onConfirm={carryOut}
      onClose={onClose}
    >
      <p>
        {t.lead}
        {canary && ` ${shared.canaryEnds(canary.version)}`}
      </p>
      <Field label={t.sentence} help={t.sentenceHelp} error={errors.sentence}>
        <TextArea
          name="sentence"
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
        <figcaption className={styles.caption}>{t.preview}</figcaption>
        <p className={styles.title}>{t.closed}</p>
        <p className={styles.sentence}>{sentence.trim() || '…'}</p>
      </figure>
    </DecisionDialog>
  );
}
