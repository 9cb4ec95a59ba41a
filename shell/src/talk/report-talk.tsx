import { reportConversation } from '@motohaat/api/conversations';
import { type TalkReason, talkReasons } from '@motohaat/domain/talk';
import { useAction } from '@motohaat/platform/use-action';
import { useDraft } from '@motohaat/platform/use-draft';
import { Button } from '@motohaat/ui/button';
import { Dialog, DialogActions } from '@motohaat/ui/dialog';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { useTalkMessages } from '@motohaat/ui/messages/talk';
import { Select, TextArea } from '@motohaat/ui/text-input';
import type { SubmitEvent } from 'react';

import styles from './talk.module.css';

/** Reports a conversation to the admin, with a reason and words. */
export function ReportTalk({ id, onClose }: { id: string; onClose: () => void }) {
  const { report: t } = useTalkMessages();
  const draft = useDraft(`report ${id}`, { reason: 'fraud', note: '' });
  const reporting = useAction({
    ...reportConversation,
    success: t.done,
    refusals: 'here',
    unknowns: 'here',
    onDone: () => {
      draft.drop();
      onClose();
    },
  });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const chosen = typed.get('reason');
    const reason = talkReasons.find((each): each is TalkReason => each === chosen) ?? 'other';
    const note = typed.get('note');
    void reporting.run({ id, reason, note: typeof note === 'string' ? note : '' });
  }
  return (
    <Dialog open title={t.title} onClose={onClose}>
      <form noValidate className={styles.form} onChange={draft.keep} onSubmit={submit}>
        <p className={styles.note}>{t.note}</p>
        <Field label={t.reason}>
          <Select name="reason" defaultValue={draft.values.reason}>
            {talkReasons.map((each) => (
              <option key={each} value={each}>
                {t.reasons[each]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t.words}>
          <TextArea name="note" rows={3} maxLength={500} defaultValue={draft.values.note} />
        </Field>
        <Failure message={reporting.failure?.message} />
        <DialogActions>
          <Button type="submit" variant="primary" busy={reporting.pending}>
            {t.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
