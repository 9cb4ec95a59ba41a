import type { Outcome } from '@motohaat/domain/outcome';
import { useState } from 'react';

import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { Failure } from './failure.tsx';

import styles from './cancel-booking-dialog.module.css';

type CancelBookingDialogProps = {
  /** The bike's. */
  name: string;
  /** What will happen, as a sentence. */
  consequence: string;
  onConfirm: () => Promise<Outcome>;
  /** It is decided; who opened the dialog says how and closes it. */
  onEnd: (outcome: Outcome) => void;
  onClose: () => void;
};

/** Asks a buyer or a seller before a booking is cancelled; after a lost answer it stays, to try again. */
export function CancelBookingDialog(props: CancelBookingDialogProps) {
  const { name, consequence, onConfirm, onEnd, onClose } = props;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function cancel() {
    setBusy(true);
    setFailure(undefined);
    const outcome = await onConfirm().finally(() => setBusy(false));
    if (outcome.status === 'failed') setFailure(outcome.message);
    else onEnd(outcome);
  }

  return (
    <Dialog open title={`Cancel the booking of ${name}?`} onClose={onClose}>
      <p className={styles.consequence}>{consequence}</p>
      <Failure message={failure} />
      <DialogActions>
        <Button onClick={onClose}>Keep the booking</Button>
        <Button variant="danger" busy={busy} onClick={() => void cancel()}>
          Cancel the booking
        </Button>
      </DialogActions>
    </Dialog>
  );
}
