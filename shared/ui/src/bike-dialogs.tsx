import type { ActionState, Outcome } from '@motohaat/domain/outcome';

import { ConfirmDialog } from './confirm-dialog.tsx';
import { useMessages } from './messages/index.ts';

type BikeDialogProps = {
  /** The bike's. */
  name: string;
  /** From `useAction`, with failures told here. */
  action: ActionState;
  /** Does it; once it is done, who opened the dialog closes it. */
  onConfirm: () => Promise<Outcome>;
  onClose: () => void;
};

/** Asks before a seller deletes a bike (ruling S8.8). */
export function DeleteBikeDialog({ name, ...dialog }: BikeDialogProps) {
  const { deleteBike: t } = useMessages();
  return (
    <ConfirmDialog {...dialog} isDanger title={t.title(name)} confirmLabel={t.confirm}>
      <p>{t.consequence}</p>
    </ConfirmDialog>
  );
}

/** Asks before a seller takes the advert of a bike off the home page. */
export function DeleteAdvertDialog({ name, ...dialog }: BikeDialogProps) {
  const { deleteAdvert: t } = useMessages();
  return (
    <ConfirmDialog {...dialog} isDanger title={t.title(name)} confirmLabel={t.confirm}>
      <p>{t.consequence}</p>
    </ConfirmDialog>
  );
}
