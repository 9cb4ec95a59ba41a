import { makeOffer, offersQuery } from '@motohaat/api/offers';
import type { Product } from '@motohaat/contract/catalogue';
import { isLiveOffer } from '@motohaat/domain/offer';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { useOffersMessages } from '@motohaat/ui/messages/offers';
import { AmountForm } from '@motohaat/ui/offer/amount-form';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { OfferCard } from './offer-card.tsx';

import styles from './offers.module.css';

export type OffersProps = {
  bike: Product;
  side: 'buyer' | 'seller';
  /** Books for what was agreed on. */
  onBook: (amount: number) => void;
};

/** A buyer's offer for a bike, or all that its seller got. */
export function Offers({ bike, side, onBook }: OffersProps) {
  const t = useOffersMessages();
  const titleId = useId();
  const [isMaking, setIsMaking] = useState(false);
  const {
    data: offers,
    isError,
    refetch,
  } = useQuery(offersQuery(useApi(), { productId: bike._id }));
  const make = useAction({ ...makeOffer, success: t.made, refusals: 'here', unknowns: 'here' });
  // A buyer sees the last one; what became of those before is told in the notices.
  const shown = side === 'buyer' ? offers?.slice(0, 1) : offers;
  const canMake =
    side === 'buyer' &&
    bike.status === 'active' &&
    offers?.every(({ status }) => !isLiveOffer(status));
  if (isError && !offers) {
    return (
      <p className={styles.muted}>
        {t.failed} <Button onClick={() => void refetch()}>{t.retry}</Button>
      </p>
    );
  }
  if (!shown || (side === 'buyer' && shown.length === 0 && !canMake)) return null;
  return (
    <section className={styles.offers} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t[side]}
      </h2>
      {side === 'seller' && shown.length === 0 && <p className={styles.muted}>{t.none}</p>}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((offer) => (
            <OfferCard key={offer._id} offer={offer} onBook={onBook} />
          ))}
        </ul>
      )}
      {canMake && !isMaking && (
        <>
          <p className={styles.muted}>{t.lead}</p>
          <div className={styles.acts}>
            <Button onClick={() => setIsMaking(true)}>{t.make}</Button>
          </div>
        </>
      )}
      {canMake && isMaking && (
        <AmountForm
          draft={`offer.${bike._id}`}
          price={bike.resalePrice}
          label={t.amount}
          send={t.send}
          action={make}
          onSend={async (amount) =>
            (await make.run({ productId: bike._id, amount })).status === 'done'
          }
          onClose={() => setIsMaking(false)}
        />
      )}
    </section>
  );
}
