import { answerOffer, offersQuery } from '@motohaat/api/offers';
import type { Offer } from '@motohaat/contract/offers';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { useOffersMessages } from '@motohaat/ui/messages/offers';
import { OfferCard } from '@motohaat/ui/offer/offer-card';
import { OfferNote, OffersSection } from '@motohaat/ui/offer/offers-section';
import { useQuery } from '@tanstack/react-query';

import { links } from '../../links.ts';

import styles from './offers-got.module.css';

/** All offers that a seller got for a bike. */
export function OffersGot({ bikeId }: { bikeId: string }) {
  const t = useOffersMessages();
  const offers = useQuery(offersQuery(useApi(), { productId: bikeId }));
  if (offers.isError && !offers.data) {
    return (
      <OfferNote>
        {t.failed} <Button onClick={() => void offers.refetch()}>{t.retry}</Button>
      </OfferNote>
    );
  }
  if (!offers.data) return null;
  return (
    <OffersSection side="seller">
      {offers.data.length === 0 && <OfferNote>{t.none}</OfferNote>}
      {offers.data.length > 0 && (
        <ul className={styles.list}>
          {offers.data.map((offer) => (
            <Got key={offer._id} offer={offer} />
          ))}
        </ul>
      )}
    </OffersSection>
  );
}

function Got({ offer }: { offer: Offer }) {
  const answer = useAction({ ...answerOffer, refusals: 'here', unknowns: 'here' });
  return (
    <OfferCard
      offer={offer}
      answer={answer}
      talk={links.href('conversation', { id: offer.conversationId })}
    />
  );
}
