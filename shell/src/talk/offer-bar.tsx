import { makeOffer } from '@motohaat/api/offers';
import type { Conversation } from '@motohaat/contract/conversations';
import type { Offer } from '@motohaat/contract/offers';
import { isLiveOffer } from '@motohaat/domain/offer';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { useOffersMessages } from '@motohaat/ui/messages/offers';
import { AmountForm } from '@motohaat/ui/offer/amount-form';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

import styles from './talk.module.css';

type OfferBarProps = {
  conversation: Conversation;
  /** The newest first. */
  offers: Pick<UseQueryResult<Offer[]>, 'data' | 'isError' | 'refetch'>;
};

/** Where a buyer names a price, while nothing is open or agreed on. */
export function OfferBar({ conversation, offers }: OfferBarProps) {
  const { _id: id, side, bike, mayWrite } = conversation;
  const t = useOffersMessages();
  const [isNaming, setIsNaming] = useState(false);
  const make = useAction({ ...makeOffer, refusals: 'here', unknowns: 'here' });
  if (offers.isError && !offers.data) {
    return (
      <p className={styles.bar}>
        {t.failed} <Button onClick={() => void offers.refetch()}>{t.retry}</Button>
      </p>
    );
  }
  const isFree = offers.data?.every(({ status }) => !isLiveOffer(status)) ?? false;
  if (side !== 'buyer' || bike.status !== 'active' || !mayWrite || !isFree) return null;
  return (
    <div className={styles.bar}>
      <FocusKeeper>
        {isNaming ? (
          <AmountForm
            draft={`offer ${id}`}
            price={bike.price}
            label={t.amount}
            send={t.send}
            action={make}
            onSend={async (amount) =>
              (await make.run({ productId: bike._id, amount })).status === 'done'
            }
            onClose={() => setIsNaming(false)}
          />
        ) : (
          <Button onClick={() => setIsNaming(true)}>{t.make}</Button>
        )}
      </FocusKeeper>
    </div>
  );
}
