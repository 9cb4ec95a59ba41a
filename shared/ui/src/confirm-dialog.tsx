import type { ActionState, Outcome } from '@motohaat/domain/outcome';
import { cleanText } from '@motohaat/domain/text';
import type { Draft } from '@motohaat/platform/use-draft';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';

import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { Failure } from './failure.tsx';
import { Field } from './field.tsx';
import { useMessages } from './messages/index.ts';
import { TextArea } from './text-input.tsx';

import styles from './confirm-dialog.module.css';

type ConfirmDialogProps = {
  /** A question that names whom or what it is about. */
  title: string;
  /** The button that does it, in words. */
  confirmLabel: string;
  isDanger?: boolean;
  /** The reason that is asked for; left out: none. Its draft may hold other fields of the dialog too. */
  reason?: {
    isNeeded: boolean;
    help: string;
    maximum: number;
    draft: Draft<{ reason: string }>;
  };
  /** Why it cannot be done, as a sentence. */
  refusal?: string | null | undefined;
  /** Not everything is known yet that should be read before it is done. */
  waiting?: boolean;
  /** From `useAction`, with failures told here. */
  action: ActionState;
  /** Does it; once it is done, who opened the dialog closes it. */
  onConfirm: (reason: string) => Promise<Outcome> | undefined;
  onClose: () => void;
  children?: ReactNode;
};

/**
 * Asks before an action with consequences, and says where `useAction` has it. After a failure what
 * was written stays, to try again.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    confirmLabel,
    isDanger = false,
    reason,
    refusal,
    waiting = false,
    children,
  } = props;
  const { dialog: t } = useMessages();
  const [text, setText] = useState(reason?.draft.values.reason ?? '');
  const [lacks, setLacks] = useState(false);
  const { pending, failure } = props.action;
  const refusalId = useId();

  async function confirm(why: string) {
    const outcome = await props.onConfirm(why);
    if (outcome?.status === 'done') reason?.draft.drop();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending || refusal || waiting) return;
    const field = event.currentTarget.querySelector('textarea');
    const why = cleanText(text);
    const isLacking = reason?.isNeeded === true && why === '';
    setLacks(isLacking);
    if (isLacking) field?.focus();
    else void confirm(why);
  }

  return (
    <Dialog open title={title} onClose={props.onClose}>
      <form noValidate className={styles.form} onChange={reason?.draft.keep} onSubmit={submit}>
        {children}
        {refusal && (
          <p id={refusalId} className={styles.refusal}>
            {refusal}
          </p>
        )}
        {reason && !refusal && (
          <Field
            label={reason.isNeeded ? t.reason : t.reasonIfAny}
            help={reason.help}
            error={lacks ? t.reasonMissing : undefined}
          >
            <TextArea
              name="reason"
              rows={3}
              maxLength={reason.maximum}
              required={reason.isNeeded}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setLacks(false);
              }}
            />
          </Field>
        )}
        <Failure message={failure?.message} reasons={failure?.reasons} />
        <DialogActions>
          <Button onClick={props.onClose}>{t.cancel}</Button>
          <Button
            type="submit"
            variant={isDanger ? 'danger' : 'primary'}
            busy={pending}
            blocked={waiting || Boolean(refusal)}
            aria-describedby={refusal ? refusalId : undefined}
          >
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
