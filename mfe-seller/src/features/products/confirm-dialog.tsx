import { announceChange } from '@motohaat/shared/api/buying-changes';
import { outcomeOf } from '@motohaat/shared/api/outcome';
import { useToasts } from '@motohaat/shared/platform';
import { Button } from '@motohaat/shared/ui/button';
import { Dialog, DialogActions } from '@motohaat/shared/ui/dialog';
import { Failure } from '@motohaat/shared/ui/failure';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import styles from './confirm-dialog.module.css';

export type Confirmation = {
  /** A question that names the bike. */
  title: string;
  consequence: string;
  /** The button that does it, in words. */
  act: string;
  /** The sentence for success. */
  done: string;
  run: () => Promise<unknown>;
};

type ConfirmDialogProps = Confirmation & {
  onDone: () => void;
  onClose: () => void;
};

/** Asks before something that cannot be undone; a lost connection leaves it open to try again. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, consequence, act, done, run, onDone, onClose } = props;
  const toasts = useToasts();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function confirm() {
    setBusy(true);
    setFailure(undefined);
    const { status, message } = await outcomeOf(run(), done).finally(() => setBusy(false));
    if (status === 'failed') return setFailure(message);
    if (status === 'done') {
      toasts.success(message);
      onDone();
    } else toasts.error(message);
    onClose();
    return announceChange(client);
  }

  return (
    <Dialog open title={title} onClose={onClose}>
      <p className={styles.consequence}>{consequence}</p>
      <Failure message={failure} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="danger" busy={busy} onClick={() => void confirm()}>
          {act}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
