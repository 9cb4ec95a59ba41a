import { advertiseBike } from '@motohaat/api/selling';
import * as calls from '@motohaat/contract/calls';
import type { MyProduct } from '@motohaat/contract/selling';
import { afterListingEvent, lastDays } from '@motohaat/domain/listing';
import { bikeName } from '@motohaat/domain/shown';
import { useAction } from '@motohaat/platform/use-action';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { TrashIcon } from '@motohaat/ui/icons';
import { useState } from 'react';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';
import { DeleteAdvert, DeleteBike, MarkSold } from './product-dialogs.tsx';
import { daysLeft } from './product-state.ts';

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
  const days = daysLeft(product);
  const isEnding = days !== undefined && days <= lastDays;
  const AskedDialog = question && dialogs[question];
  return (
    <>
      {(status === 'draft' || isEnding) && <Renew product={product} namedBy={namedBy} />}
      {status === 'active' && advertisedUntil === null && <Advertise id={id} namedBy={namedBy} />}
      {advertisedUntil !== null && (
        <Button {...named} variant="destructive" onClick={() => setQuestion('delete-advert')}>
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
      <Button {...named} variant="destructive" onClick={() => setQuestion('delete')}>
        <TrashIcon />
        {t.delete}
      </Button>
      {AskedDialog && <AskedDialog product={product} onClose={() => setQuestion(undefined)} />}
    </>
  );
}

/** Lets a bike run for another 60 days, or puts a draft on the market. */
function Renew({ product, namedBy }: ProductActionsProps) {
  const { products: t } = useMessages();
  const name = bikeName(product);
  const renewing = useAction({
    run: (api) => api.call(calls.products.renew, { params: { id: product._id } }),
    success: ({ status }) => (status === 'pending_review' ? t.submitted(name) : t.renewed(name)),
    changes: ['products', 'adverts', 'wishlist'],
  });
  return (
    <Button
      variant="primary"
      aria-describedby={namedBy}
      busy={renewing.pending}
      onClick={() => void renewing.run()}
    >
      {product.status === 'draft' ? t.publish : t.renew}
    </Button>
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
