import {
  mostReviewWords,
  type ReviewReportReason,
  reviewReportReasons,
} from '@motohaat/domain/deal-review';
import type { ActionState } from '@motohaat/domain/outcome';
import { type SubmitEvent, useState } from 'react';

import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Failure } from '../failure.tsx';
import { Field } from '../field.tsx';
import { useDealReviewMessages } from '../messages/deal/reviews/index.ts';
import { Select, TextArea } from '../text-input.tsx';

import styles from './deal.module.css';

type ReportReviewProps = {
  action: ActionState;
  onSend: (report: { reason: ReviewReportReason; note: string }) => void;
  onClose: () => void;
};

/** Tells an admin what is wrong with a review. */
export function ReportReviewDialog({ action, onSend, onClose }: ReportReviewProps) {
  const t = useDealReviewMessages();
  const [reason, setReason] = useState<ReviewReportReason>('untrue');
  const [note, setNote] = useState('');
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSend({ reason, note });
  }
  return (
    <Dialog open title={t.reportTitle} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <Field label={t.reportReason}>
          <Select
            name="reason"
            value={reason}
            onChange={({ target }) =>
              setReason(reviewReportReasons.find((each) => each === target.value) ?? 'other')
            }
          >
            {reviewReportReasons.map((each) => (
              <option key={each} value={each}>
                {t.reportReasons[each]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t.reportNote}>
          <TextArea
            name="note"
            rows={3}
            maxLength={mostReviewWords}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
        <Failure message={action.failure?.message} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={action.pending}>
            {t.reportSend}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
