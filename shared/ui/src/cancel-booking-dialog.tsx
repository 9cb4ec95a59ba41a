import type { ActionState } from '@motohaat/domain/outcome';

import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { Failure } from './failure.tsx';
import { useMessages } from './messages/index.ts';

import styles from './cancel-booking-dialog.module.css';

type CancelBookingDialogProps = {
  /** The bike's. */
  name: string;
  /** What will happen, as a sentence. */
  consequence: string;
  /** From `useAction`, with a lost answer told here: the dialog then stays, to try again. */
  action: ActionState;
  /** Cancels; once that is decided, who opened the dialog closes it. */
  onConfirm: () => unknown;
  onClose: () => void;
};

/** Asks a buyer or a seller before a booking is cancelled. */
export function CancelBookingDialog(props: CancelBookingDialogProps) {
  const { name, consequence, action, onConfirm, onClose } = props;
  const { cancelBooking: t } = useMessages();
  return (
    <Dialog open title={t.title(name)} onClose={onClose}>
      <p className={styles.consequence}>{consequence}</p>
      <Failure message={action.failure?.message} />
      <DialogActions>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button variant="danger" busy={action.pending} onClick={() => onConfirm()}>
          {t.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
