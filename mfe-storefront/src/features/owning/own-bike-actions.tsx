import { advertiseBike, deleteBike } from '@motohaat/api/selling';
import type { Product } from '@motohaat/contract/catalogue';
import { bikeName } from '@motohaat/domain/shown';
import { useAction } from '@motohaat/platform/use-action';
import { DeleteBikeDialog } from '@motohaat/ui/bike-dialogs';
import { Button } from '@motohaat/ui/button';
import { TrashIcon } from '@motohaat/ui/icons';
import { useState } from 'react';

import { useBikesMessages } from '../../messages/bikes/index.ts';
import { useMessages } from '../../messages/index.ts';

import styles from './own-bike-actions.module.css';

type OwnBikeActionsProps = {
  product: Product;
  /** Id of the element that names the bike. */
  namedBy: string;
  onDeleted?: () => void;
};

/** Advertise Item and Delete, of a bike of the seller's own alone (ruling S2.15). */
export function OwnBikeActions({ product, namedBy, onDeleted }: OwnBikeActionsProps) {
  const { bikes } = useMessages();
  const t = useBikesMessages();
  const advertising = useAction(advertiseBike);
  const [asks, setAsks] = useState(false);
  if (!product.own) return null;
  return (
    <div className={styles.actions}>
      <Button
        className={styles.main}
        aria-describedby={namedBy}
        busy={advertising.pending}
        onClick={() => void advertising.run(product._id)}
      >
        {t.advertise}
      </Button>
      <Button variant="destructive" aria-describedby={namedBy} onClick={() => setAsks(true)}>
        <TrashIcon />
        {bikes.delete}
      </Button>
      {asks && <AskFirst product={product} onDeleted={onDeleted} onClose={() => setAsks(false)} />}
    </div>
  );
}

type AskFirstProps = {
  product: Product;
  onDeleted: (() => void) | undefined;
  onClose: () => void;
};

function AskFirst({ product, onDeleted, onClose }: AskFirstProps) {
  const deletion = useAction({
    ...deleteBike,
    refusals: 'here',
    unknowns: 'here',
    onDone: () => {
      onClose();
      onDeleted?.();
    },
  });
  return (
    <DeleteBikeDialog
      name={bikeName(product)}
      action={deletion}
      onConfirm={() => deletion.run(product._id)}
      onClose={onClose}
    />
  );
}
