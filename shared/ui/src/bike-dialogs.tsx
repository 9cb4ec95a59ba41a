import type { ActionState } from '@motohaat/domain/outcome';

import { ConfirmDialog } from './confirm-dialog.tsx';

type BikeDialogProps = {
  /** The bike's. */
  name: string;
  /** From `useAction`, with failures told here. */
  action: ActionState;
  /** Does it; once it is done, who opened the dialog closes it. */
  onConfirm: () => unknown;
  onClose: () => void;
};

/** Asks before a seller deletes a bike (ruling S8.8). */
export function DeleteBikeDialog({ name, ...dialog }: BikeDialogProps) {
  return (
    <ConfirmDialog {...dialog} isDanger title={`Delete ${name}?`} confirmLabel="Delete">
      <p>It disappears from MotoHaat for everybody. This cannot be undone.</p>
    </ConfirmDialog>
  );
}

/** Asks before a seller takes the advert of a bike off the home page. */
export function DeleteAdvertDialog({ name, ...dialog }: BikeDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      isDanger
      title={`Delete the advert of ${name}?`}
      confirmLabel="Delete"
    >
      <p>The bike leaves the home page. It stays for sale in its category.</p>
    </ConfirmDialog>
  );
}
