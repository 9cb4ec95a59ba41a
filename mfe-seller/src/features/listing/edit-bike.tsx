import type { MyProduct } from '@motohaat/contract/selling';
import { afterListingEvent } from '@motohaat/domain/listing';
import { bikeName } from '@motohaat/domain/shown';
import { useApi } from '@motohaat/platform';
import { ButtonLink } from '@motohaat/ui/button';
import { NotFound } from '@motohaat/ui/not-found';
import { Page } from '@motohaat/ui/page';
import { EmptyState, FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';

import { links } from '../../links.ts';
import { useListingMessages } from '../../messages/listing/index.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { myProductQuery } from './listing.queries.ts';

type EditBikeProps = {
  id: string;
  /** The form; `reload` fills it again from what the server has. */
  children: (product: MyProduct, reload: () => void) => ReactNode;
};

/** A bike to change, or why it cannot be changed now. */
export function EditBike({ id, children }: EditBikeProps) {
  const t = useListingMessages();
  const query = useQuery(myProductQuery(useApi(), id));
  const [edition, setEdition] = useState(0);
  const product = query.data;
  if (product === null) return <NotFound home={links.href('home')} />;
  return (
    <Page title={t.editTitle} lead={product && bikeName(product)}>
      {product ? form(product) : <Waiting failed={query.failureCount > 0} onRetry={reload} />}
    </Page>
  );

  function form(current: MyProduct): ReactNode {
    if (afterListingEvent(current.status, 'edited')) {
      return <Fragment key={edition}>{children(current, reload)}</Fragment>;
    }
    const back = <ButtonLink to={links.href('my-bikes')}>{t.backToProducts}</ButtonLink>;
    return (
      <EmptyState action={back}>
        {current.status === 'reserved' ? t.booked : t.notForSale}
      </EmptyState>
    );
  }

  function reload() {
    void query.refetch().then(() => setEdition((count) => count + 1));
  }
}

function Waiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useListingMessages();
  if (failed) return <FailedState onRetry={onRetry}>{t.failed}</FailedState>;
  return <FormSkeleton />;
}
