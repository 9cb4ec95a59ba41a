import * as calls from '@motohaat/contract/calls';
import type { SlotBike } from '@motohaat/contract/slots';
import { type ReportReason, reportReasons } from '@motohaat/domain/report';
import { bikeName } from '@motohaat/domain/shown';
import { useAction } from '@motohaat/platform/use-action';
import { useDraft } from '@motohaat/platform/use-draft';
import { Button } from '@motohaat/ui/button';
import { Dialog, DialogActions } from '@motohaat/ui/dialog';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { RadioGroup } from '@motohaat/ui/radio-group';
import { TextArea } from '@motohaat/ui/text-input';
import { type SubmitEvent, useRef, useState } from 'react';

import { useActsMessages } from '../../messages/acts/index.ts';
import { bikeNamed } from './bike-named.ts';

import styles from './report-dialog.module.css';

const maximumNoteLength = 2000;

type ReportDialogProps = {
  bike: SlotBike;
  buyer: { email: string };
  onClose: () => void;
};

/** Tells the admin what is wrong with a bike (rulings S3.16, S7.15). */
export function ReportDialog({ bike, buyer, onClose }: ReportDialogProps) {
  const { report: t } = useActsMessages();
  const form = useRef<HTMLFormElement>(null);
  const [lacksReason, setLacksReason] = useState(false);
  const draft = useDraft(`report.${bike._id}`, { reason: '', note: '' });
  function end() {
    draft.drop();
    onClose();
  }
  const report = useAction({
    run: (api, words: { reason: ReportReason; note: string }) =>
      api.call(calls.reports.create, {
        body: { ...bikeNamed(bike), email: buyer.email, ...words },
      }),
    success: t.sent,
    changes: ['reports', 'products'],
    unknowns: 'here',
    onDone: end,
    onRefused: end,
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [reason, note] = [data.get('reason'), data.get('note')];
    if (report.pending) return;
    setLacksReason(typeof reason !== 'string');
    const chosen = reportReasons.find((each) => each === reason);
    if (chosen) void report.run({ reason: chosen, note: typeof note === 'string' ? note : '' });
    else form.current?.querySelector<HTMLElement>('input')?.focus();
  }

  return (
    <Dialog open title={t.title(bikeName(bike))} onClose={onClose}>
      <form ref={form} noValidate className={styles.form} onChange={draft.keep} onSubmit={submit}>
        <RadioGroup
          label={t.question}
          name="reason"
          options={reportReasons.map((value) => ({ value, label: t.reasons[value] }))}
          chosen={draft.values.reason}
          error={lacksReason ? t.noReason : undefined}
          onChange={() => setLacksReason(false)}
        />
        <Field label={t.note} help={t.noteHelp}>
          <TextArea
            name="note"
            maxLength={maximumNoteLength}
            rows={3}
            defaultValue={draft.values.note}
          />
        </Field>
        <Failure message={report.failure?.message} />
        <DialogActions>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="primary" busy={report.pending}>
            {t.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
