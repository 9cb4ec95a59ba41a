import { announceChange } from '@motohaat/api/buying-changes';
import { advertiseBike, deleteBike } from '@motohaat/api/selling';
import { createSendOnce } from '@motohaat/api/send-once';
import type { Product } from '@motohaat/contract/catalogue';
import { usePlatform } from '@motohaat/platform';
import { DeleteBikeDialog } from '@motohaat/ui/bike-dialogs';
import { Button } from '@motohaat/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import styles from './own-bike-actions.module.css';

type OwnBikeActionsProps = {
  product: Product;
  /** Id of the element that names the bike. */
  namedBy: string;
};

/** Advertise Item and Delete, on the card of a bike of the seller's own alone (ruling S2.15). */
export function OwnBikeActions({ product, namedBy }: OwnBikeActionsProps) {
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  const [send] = useState(() => createSendOnce(api));
  const [busy, setBusy] = useState(false);
  const [deleting, setDeleting] = useState(false);
  if (!product.own) return null;

  async function advertise() {
    setBusy(true);
    const outcome = await advertiseBike(send, product._id).finally(() => setBusy(false));
    if (outcome.status === 'done') toasts.success(outcome.message);
    else toasts.error(outcome.message);
  }

  return (
    <div className={styles.actions}>
      <Button
        className={styles.main}
        aria-describedby={namedBy}
        busy={busy}
        onClick={() => void advertise()}
      >
        Advertise Item
      </Button>
      <Button variant="quiet" aria-describedby={namedBy} onClick={() => setDeleting(true)}>
        Delete
      </Button>
      {deleting && (
        <DeleteBikeDialog
          name={product.name}
          onConfirm={() => deleteBike(api, product._id)}
          onDone={(message) => {
            toasts.success(message);
            setDeleting(false);
            void announceChange(client);
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}
