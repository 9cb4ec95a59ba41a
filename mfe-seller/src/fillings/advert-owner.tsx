import { deleteAdvert } from '@motohaat/api/selling';
import type { SlotBike, SlotProperties } from '@motohaat/contract/slots';
import { bikeName } from '@motohaat/domain/shown';
import { useAction } from '@motohaat/platform/use-action';
import { DeleteAdvertDialog } from '@motohaat/ui/bike-dialogs';
import { Button } from '@motohaat/ui/button';
import { useState } from 'react';

import { useMessages } from '../messages/index.ts';

/** Delete on an advert of the seller's own (ruling S6.4). */
export default function AdvertOwner({ bike, namedBy }: SlotProperties<'bike.actions'>) {
  const { products: t } = useMessages();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="destructive" aria-describedby={namedBy} onClick={() => setAsks(true)}>
        {t.delete}
      </Button>
      {asks && <AskFirst bike={bike} onClose={() => setAsks(false)} />}
    </>
  );
}

function AskFirst({ bike, onClose }: { bike: SlotBike; onClose: () => void }) {
  const deletion = useAction({
    ...deleteAdvert,
    refusals: 'here',
    unknowns: 'here',
    onDone: onClose,
  });
  return (
    <DeleteAdvertDialog
      name={bikeName(bike)}
      action={deletion}
      onConfirm={() => deletion.run(bike._id)}
      onClose={onClose}
    />
  );
}
