import { deleteAdvert } from '@motohaat/api/selling';
import type { AdvertisedItem } from '@motohaat/contract/catalogue';
import { usePlatform } from '@motohaat/platform';
import { DeleteAdvertDialog } from '@motohaat/ui/bike-dialogs';
import { Button } from '@motohaat/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { advertsQuery } from './adverts.queries.ts';

import styles from './advert-card.module.css';

/** Delete on an advert, for its own seller alone (ruling S6.4); the grid is then read again. */
export function DeleteAdvert({ item, namedBy }: { item: AdvertisedItem; namedBy: string }) {
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button className={styles.delete} aria-describedby={namedBy} onClick={() => setAsking(true)}>
        Delete
      </Button>
      {asking && (
        <DeleteAdvertDialog
          name={item.name}
          onConfirm={() => deleteAdvert(api, item._id)}
          onDone={(message) => {
            toasts.success(message);
            setAsking(false);
            void client.invalidateQueries({ queryKey: advertsQuery(api).queryKey });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
