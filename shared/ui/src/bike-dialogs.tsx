import type { Outcome } from '@motohaat/domain/outcome';

import { ActDialog } from './act-dialog.tsx';

type BikeDialogProps = {
  /** The bike's. */
  name: string;
  onAct: () => Promise<Outcome>;
  /** It is done; who opened the dialog says so and closes it. */
  onDone: (message: string) => void;
  onClose: () => void;
};

/** Asks before a seller deletes a bike (ruling S8.8). */
export function DeleteBikeDialog({ name, ...acts }: BikeDialogProps) {
  return (
    <ActDialog {...acts} isDanger title={`Delete ${name}?`} act="Delete">
      <p>It disappears from MotoHaat for everybody. This cannot be undone.</p>
    </ActDialog>
  );
}

/** Asks before a seller takes the advert of a bike off the home page. */
export function DeleteAdvertDialog({ name, ...acts }: BikeDialogProps) {
  return (
    <ActDialog {...acts} isDanger title={`Delete the advert of ${name}?`} act="Delete">
      <p>The bike leaves the home page. It stays for sale in its category.</p>
    </ActDialog>
  );
}
