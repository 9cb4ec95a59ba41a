import { outcomeOf } from '@motohaat/api/outcome';
import { createSendOnce } from '@motohaat/api/send-once';
import * as calls from '@motohaat/contract/calls';
import type { Product } from '@motohaat/contract/catalogue';
import { type ReportReason, reportReasonLabels, reportReasons } from '@motohaat/domain/report';
import { usePlatform } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { Dialog, DialogActions } from '@motohaat/ui/dialog';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { RadioGroup } from '@motohaat/ui/radio-group';
import { TextArea } from '@motohaat/ui/text-input';
import { type SubmitEvent, useRef, useState } from 'react';

import { bikeNamed } from './bike-named.ts';

import styles from './report-dialog.module.css';

const maximumNoteLength = 2000;
const options = reportReasons.map((value) => ({ value, label: reportReasonLabels[value] }));

type ReportDialogProps = {
  product: Product;
  buyer: { email: string };
  onClose: () => void;
};

/** Tells the admin what is wrong with a bike (rulings S3.16, S7.15). */
export function ReportDialog({ product, buyer, onClose }: ReportDialogProps) {
  const { api, toasts } = usePlatform();
  const [send] = useState(() => createSendOnce(api));
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [lacksReason, setLacksReason] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function report(reason: ReportReason, note: string) {
    setFailure(undefined);
    setBusy(true);
    const body = { ...bikeNamed(product), email: buyer.email, reason, note };
    const act = send(calls.reports.create, { body });
    const { status, message } = await outcomeOf(act, 'Reported To Admin.').finally(() =>
      setBusy(false),
    );
    if (status === 'failed') return setFailure(message);
    if (status === 'done') toasts.success(message);
    else toasts.error(message);
    return onClose();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [reason, note] = [data.get('reason'), data.get('note')];
    if (busy) return;
    setLacksReason(typeof reason !== 'string');
    const chosen = reportReasons.find((each) => each === reason);
    if (chosen) void report(chosen, typeof note === 'string' ? note : '');
    else form.current?.querySelector<HTMLElement>('input')?.focus();
  }

  return (
    <Dialog open title={`Report ${product.name}`} onClose={onClose}>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        <RadioGroup
          label="What is wrong?"
          name="reason"
          options={options}
          error={lacksReason ? 'Choose what is wrong.' : undefined}
          onChange={() => setLacksReason(false)}
        />
        <Field label="Note" help="What should the admin look at? You can leave this empty.">
          <TextArea name="note" maxLength={maximumNoteLength} rows={3} />
        </Field>
        <Failure message={failure} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Send report
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
