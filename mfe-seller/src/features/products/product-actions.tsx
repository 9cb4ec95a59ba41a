import { advertiseBike } from '@motohaat/api/selling';
import type { MyProduct } from '@motohaat/contract/selling';
import { afterListingEvent } from '@motohaat/domain/listing';
import { useAction } from '@motohaat/platform/use-action';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { useState } from 'react';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';
import { DeleteAdvert, DeleteBike, MarkSold } from './product-dialogs.tsx';

type ProductActionsProps = {
  product: MyProduct;
  /** Id of the element that names the bike. */
  namedBy: string;
};

const dialogs = { delete: DeleteBike, 'delete-advert': DeleteAdvert, sold: MarkSold };

/** What a seller can do with a bike of theirs, in the state in which it is. */
export function ProductActions({ product, namedBy }: ProductActionsProps) {
  const { products: t } = useMessages();
  const [question, setQuestion] = useState<keyof typeof dialogs>();
  const { _id: id, status, advertisedUntil } = product;
  const named = { 'aria-describedby': namedBy };
  const isOnlyAction = status !== 'active' && advertisedUntil === null;
  const AskedDialog = question && dialogs[question];
  return (
    <>
      {status === 'active' && advertisedUntil === null && <Advertise id={id} namedBy={namedBy} />}
      {advertisedUntil !== null && (
        <Button {...named} onClick={() => setQuestion('delete-advert')}>
          {t.deleteAdvert}
        </Button>
      )}
      {afterListingEvent(status, 'edited') && (
        <ButtonLink {...named} to={links.href('edit-bike', { id })}>
          {t.edit}
        </ButtonLink>
      )}
      {afterListingEvent(status, 'sold-elsewhere') && (
        <Button {...named} onClick={() => setQuestion('sold')}>
          {t.markSold}
        </Button>
      )}
      <Button
        {...named}
        variant={isOnlyAction ? 'secondary' : 'quiet'}
        onClick={() => setQuestion('delete')}
      >
        {t.delete}
      </Button>
      {AskedDialog && <AskedDialog product={product} onClose={() => setQuestion(undefined)} />}
    </>
  );
}

function Advertise({ id, namedBy }: { id: string; namedBy: string }) {
  const { products: t } = useMessages();
  const advertising = useAction(advertiseBike);
  return (
    <Button
      aria-describedby={namedBy}
      busy={advertising.pending}
      onClick={() => void advertising.run(id)}
    >
      {t.advertise}
    </Button>
  );
}
