import { deleteAdvert } from '@motohaat/api/selling';
import type { AdvertisedItem } from '@motohaat/contract/catalogue';
import { bikeName } from '@motohaat/domain/shown';
import { useAction } from '@motohaat/platform/use-action';
import { DeleteAdvertDialog } from '@motohaat/ui/bike-dialogs';

export type DeleteAdvertDialogProps = { item: AdvertisedItem; onClose: () => void };

/** Asks before the advert goes, and deletes it. */
export function AskToDeleteAdvert({ item, onClose }: DeleteAdvertDialogProps) {
  const deletion = useAction({
    ...deleteAdvert,
    refusals: 'here',
    unknowns: 'here',
    onDone: onClose,
  });
  return (
    <DeleteAdvertDialog
      name={bikeName(item)}
      action={deletion}
      onConfirm={() => deletion.run(item._id)}
      onClose={onClose}
    />
  );
}
