import { deleteAdvert } from '@motohaat/api/selling';
import type { AdvertisedItem } from '@motohaat/contract/catalogue';
import { useAction } from '@motohaat/platform/use-action';
import { DeleteAdvertDialog } from '@motohaat/ui/bike-dialogs';
import { Button } from '@motohaat/ui/button';
import { useState } from 'react';

import styles from './advert-card.module.css';

type DeleteAdvertProps = { item: AdvertisedItem; namedBy: string };

/** Delete on an advert, for its own seller alone (ruling S6.4). */
export function DeleteAdvert({ item, namedBy }: DeleteAdvertProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button className={styles.delete} aria-describedby={namedBy} onClick={() => setAsks(true)}>
        Delete
      </Button>
      {asks && <AskFirst item={item} onClose={() => setAsks(false)} />}
    </>
  );
}

function AskFirst({ item, onClose }: { item: AdvertisedItem; onClose: () => void }) {
  const deletion = useAction({
    ...deleteAdvert,
    refusals: 'here',
    unknowns: 'here',
    onDone: onClose,
  });
  return (
    <DeleteAdvertDialog
      name={item.name}
      action={deletion}
      onConfirm={() => deletion.run(item._id)}
      onClose={onClose}
    />
  );
}
