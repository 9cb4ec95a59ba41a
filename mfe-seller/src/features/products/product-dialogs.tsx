import { deleteAdvert, deleteBike, markSold } from '@motohaat/api/selling';
import type { MyProduct } from '@motohaat/contract/selling';
import { bikeName } from '@motohaat/domain/shown';
import { useAction } from '@motohaat/platform/use-action';
import { DeleteAdvertDialog, DeleteBikeDialog } from '@motohaat/ui/bike-dialogs';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';

import { useMessages } from '../../messages/index.ts';

type DialogProps = { product: MyProduct; onClose: () => void };

const toldHere = { refusals: 'here', unknowns: 'here' } as const;

export function DeleteBike({ product, onClose }: DialogProps) {
  const action = useAction({ ...deleteBike, ...toldHere, onDone: onClose });
  return (
    <DeleteBikeDialog
      name={bikeName(product)}
      action={action}
      onConfirm={() => action.run(product._id)}
      onClose={onClose}
    />
  );
}

export function DeleteAdvert({ product, onClose }: DialogProps) {
  const action = useAction({ ...deleteAdvert, ...toldHere, onDone: onClose });
  return (
    <DeleteAdvertDialog
      name={bikeName(product)}
      action={action}
      onConfirm={() => action.run(product._id)}
      onClose={onClose}
    />
  );
}

export function MarkSold({ product, onClose }: DialogProps) {
  const { products: t } = useMessages();
  const action = useAction({ ...markSold, ...toldHere, onDone: onClose });
  return (
    <ConfirmDialog
      title={t.markSoldTitle(bikeName(product))}
      confirmLabel={t.markSold}
      action={action}
      onConfirm={() => action.run(product._id)}
      onClose={onClose}
    >
      <p>{t.markSoldNote}</p>
    </ConfirmDialog>
  );
}
