import { announceChange } from '@motohaat/shared/api/buying-changes';
import { outcomeOf } from '@motohaat/shared/api/outcome';
import { createSendOnce } from '@motohaat/shared/api/send-once';
import type { NewAdvert, MyProduct } from '@motohaat/shared/contract/selling';
import { afterListingEvent } from '@motohaat/shared/domain/listing';
import { usePlatform } from '@motohaat/shared/platform';
import { Button, ButtonLink } from '@motohaat/shared/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ConfirmDialog, type Confirmation } from './confirm-dialog.tsx';

type ProductActsProps = {
  product: MyProduct;
  /** Id of the element that names the bike. */
  namedBy: string;
  /** The bike is about to leave the list, and the focus with it. */
  onGone: () => void;
};

/** What a seller can do with a bike of theirs, in the state in which it is. */
export function ProductActs({ product, namedBy, onGone }: ProductActsProps) {
  const { api } = usePlatform();
  const [send] = useState(() => createSendOnce(api));
  const [confirmation, setConfirmation] = useState<Confirmation & { onDone: () => void }>();
  const { _id: id, name, status, advertisedUntil } = product;
  const named = { 'aria-describedby': namedBy };

  const remove = () =>
    setConfirmation({
      title: `Delete ${name}?`,
      consequence: 'It disappears from MotoHaat for everybody. This cannot be undone.',
      act: 'Delete',
      done: 'Deleted successfully',
      // The specification's path for deleting a product.
      run: () => api.delete(`/users/seller/${id}`),
      onDone: onGone,
    });
  const stopAdvert = () =>
    setConfirmation({
      title: `Stop advertising ${name}?`,
      consequence: 'It leaves the home page and stays in its category.',
      act: 'Stop advertising',
      done: 'Deleted successfully',
      run: () => api.delete(`/advertisedItems/${id}`),
      onDone: () => undefined,
    });
  const markSold = () =>
    setConfirmation({
      title: `Mark ${name} as sold?`,
      consequence: 'For a bike that you sold outside of MotoHaat. Nobody can book it any more.',
      act: 'Mark as sold',
      done: 'Marked as sold.',
      run: () => send(`/products/${id}/sold`, {}),
      onDone: () => undefined,
    });

  return (
    <>
      {status === 'active' && advertisedUntil === null && <Advertise id={id} namedBy={namedBy} />}
      {advertisedUntil !== null && (
        <Button {...named} onClick={stopAdvert}>
          Stop advertising
        </Button>
      )}
      {afterListingEvent(status, 'edited') && (
        <ButtonLink {...named} to={`/dashboard/myProducts/${id}`}>
          Edit
        </ButtonLink>
      )}
      {afterListingEvent(status, 'sold-elsewhere') && (
        <Button {...named} onClick={markSold}>
          Mark as sold
        </Button>
      )}
      <Button {...named} variant="quiet" onClick={remove}>
        Delete
      </Button>
      {confirmation && (
        <ConfirmDialog {...confirmation} onClose={() => setConfirmation(undefined)} />
      )}
    </>
  );
}

function Advertise({ id, namedBy }: { id: string; namedBy: string }) {
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  const [send] = useState(() => createSendOnce(api));
  const [busy, setBusy] = useState(false);

  async function advertise() {
    setBusy(true);
    const act = send('/advertisedItems', { _id: id } satisfies NewAdvert);
    const { status, message } = await outcomeOf(act, 'Advertised Confirmed.');
    if (status === 'done') toasts.success(message);
    else toasts.error(message);
    await announceChange(client);
    setBusy(false);
  }

  return (
    <Button aria-describedby={namedBy} busy={busy} onClick={() => void advertise()}>
      Advertise Item
    </Button>
  );
}
