import { announceChange } from '@motohaat/api/buying-changes';
import { outcomeOf } from '@motohaat/api/outcome';
import { advertiseBike, deleteAdvert, deleteBike } from '@motohaat/api/selling';
import { createSendOnce } from '@motohaat/api/send-once';
import * as calls from '@motohaat/contract/calls';
import type { MyProduct } from '@motohaat/contract/selling';
import { afterListingEvent } from '@motohaat/domain/listing';
import type { Outcome } from '@motohaat/domain/outcome';
import { usePlatform } from '@motohaat/platform';
import { DeleteAdvertDialog, DeleteBikeDialog } from '@motohaat/ui/bike-dialogs';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { links } from '../../links.ts';

type ProductActsProps = {
  product: MyProduct;
  /** Id of the element that names the bike. */
  namedBy: string;
};

/** What a seller can do with a bike of theirs, in the state in which it is. */
export function ProductActs({ product, namedBy }: ProductActsProps) {
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  const [send] = useState(() => createSendOnce(api));
  const [question, setQuestion] = useState<'delete' | 'delete-advert' | 'sold'>();
  const [isStale, setStale] = useState(false);
  const { _id: id, name, status, advertisedUntil } = product;
  const named = { 'aria-describedby': namedBy };
  const isOnlyAct = status !== 'active' && advertisedUntil === null;
  // What was not done may be because the bike is not as it is shown here.
  async function acted(act: Promise<Outcome>): Promise<Outcome> {
    const outcome = await act;
    setStale(outcome.status !== 'done');
    return outcome;
  }
  const dialog = {
    onClose: () => {
      setQuestion(undefined);
      if (isStale) void announceChange(client);
      setStale(false);
    },
    onDone: (message: string) => {
      toasts.success(message);
      setQuestion(undefined);
      void announceChange(client);
    },
  };

  return (
    <>
      {status === 'active' && advertisedUntil === null && <Advertise id={id} namedBy={namedBy} />}
      {advertisedUntil !== null && (
        <Button {...named} onClick={() => setQuestion('delete-advert')}>
          Delete advert
        </Button>
      )}
      {afterListingEvent(status, 'edited') && (
        <ButtonLink {...named} to={links.href('edit-bike', { id })}>
          Edit
        </ButtonLink>
      )}
      {afterListingEvent(status, 'sold-elsewhere') && (
        <Button {...named} onClick={() => setQuestion('sold')}>
          Mark as sold
        </Button>
      )}
      <Button
        {...named}
        variant={isOnlyAct ? 'secondary' : 'quiet'}
        onClick={() => setQuestion('delete')}
      >
        Delete
      </Button>
      {question === 'delete' && (
        <DeleteBikeDialog {...dialog} name={name} onConfirm={() => acted(deleteBike(api, id))} />
      )}
      {question === 'delete-advert' && (
        <DeleteAdvertDialog
          {...dialog}
          name={name}
          onConfirm={() => acted(deleteAdvert(api, id))}
        />
      )}
      {question === 'sold' && (
        <ConfirmDialog
          {...dialog}
          title={`Mark ${name} as sold?`}
          confirmLabel="Mark as sold"
          onConfirm={() =>
            acted(outcomeOf(send(calls.products.markSold, { params: { id } }), 'Marked as sold.'))
          }
        >
          <p>For a bike that you sold outside of MotoHaat. Nobody can book it any more.</p>
        </ConfirmDialog>
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
    const { status, message } = await advertiseBike(send, id).finally(() => setBusy(false));
    if (status === 'done') toasts.success(message);
    else toasts.error(message);
    await announceChange(client);
  }

  return (
    <Button aria-describedby={namedBy} busy={busy} onClick={() => void advertise()}>
      Advertise Item
    </Button>
  );
}
