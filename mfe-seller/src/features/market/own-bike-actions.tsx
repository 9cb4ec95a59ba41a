import { advertiseBike, deleteBike } from '@motohaat/api/selling';
import type { SlotBike, SlotProperties } from '@motohaat/contract/slots';
import { bikeName } from '@motohaat/domain/shown';
import { useAction } from '@motohaat/platform/use-action';
import { DeleteBikeDialog } from '@motohaat/ui/bike-dialogs';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { FootBar } from '@motohaat/ui/foot-bar';
import { TrashIcon } from '@motohaat/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';

import styles from './own-bike-actions.module.css';

/** Advertise Item and Delete; on the bike's page, which goes with it, the way to its form too. */
export function OwnBikeActions({ bike, place, namedBy }: SlotProperties<'bike.actions'>) {
  const { products: t } = useMessages();
  const navigate = useNavigate();
  const advertising = useAction(advertiseBike);
  const [asks, setAsks] = useState(false);
  const isPage = place === 'page';
  return (
    <div className={styles.actions}>
      {isPage && (
        <FootBar taka={bike.resalePrice}>
          <ButtonLink variant="primary" to={links.href('edit-bike', { id: bike._id })}>
            {t.editYours}
          </ButtonLink>
        </FootBar>
      )}
      <Button
        className={styles.main}
        aria-describedby={namedBy}
        busy={advertising.pending}
        onClick={() => void advertising.run(bike._id)}
      >
        {t.advertise}
      </Button>
      <Button variant="destructive" aria-describedby={namedBy} onClick={() => setAsks(true)}>
        <TrashIcon />
        {t.delete}
      </Button>
      {asks && (
        <AskFirst
          bike={bike}
          onDeleted={() => isPage && void navigate(links.href('my-bikes'))}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}

type AskFirstProps = { bike: SlotBike; onDeleted: () => void; onClose: () => void };

function AskFirst({ bike, onDeleted, onClose }: AskFirstProps) {
  const deletion = useAction({
    ...deleteBike,
    refusals: 'here',
    unknowns: 'here',
    onDone: () => {
      onClose();
      onDeleted();
    },
  });
  return (
    <DeleteBikeDialog
      name={bikeName(bike)}
      action={deletion}
      onConfirm={() => deletion.run(bike._id)}
      onClose={onClose}
    />
  );
}
