import { answerOffer, makeOffer, offersQuery } from '@motohaat/api/offers';
import type { Offer } from '@motohaat/contract/offers';
import type { SlotProperties } from '@motohaat/contract/slots';
import { isLiveOffer } from '@motohaat/domain/offer';
import { type SessionUser, useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { useOffersMessages } from '@motohaat/ui/messages/offers';
import { AmountForm } from '@motohaat/ui/offer/amount-form';
import { OfferCard } from '@motohaat/ui/offer/offer-card';
import { OfferNote, OffersSection } from '@motohaat/ui/offer/offers-section';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { links } from '../../links.ts';
import { BookBike } from './book-bike.tsx';

type OwnOfferProps = Pick<SlotProperties<'bike.notice'>, 'bike'> & { buyer: SessionUser };

/** What a buyer has offered for a bike, or can offer; what became of offers before is told in the notices. */
export function OwnOffer({ bike, buyer }: OwnOfferProps) {
  const t = useOffersMessages();
  const [isMaking, setIsMaking] = useState(false);
  const [agreed, setAgreed] = useState<number>();
  const offers = useQuery(offersQuery(useApi(), { productId: bike._id }));
  const make = useAction({ ...makeOffer, success: t.made, refusals: 'here', unknowns: 'here' });
  if (offers.isError && !offers.data) {
    return (
      <OfferNote>
        {t.failed} <Button onClick={() => void offers.refetch()}>{t.retry}</Button>
      </OfferNote>
    );
  }
  const [offer] = offers.data ?? [];
  const canMake =
    bike.status === 'active' && offers.data?.every(({ status }) => !isLiveOffer(status));
  if (!offer && !canMake) return null;
  return (
    <OffersSection side="buyer">
      {offer && (
        <ul>
          <Own offer={offer} onBook={() => setAgreed(offer.amount)} />
        </ul>
      )}
      {canMake && !isMaking && (
        <>
          <OfferNote>{t.lead}</OfferNote>
          <div>
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
      {agreed !== undefined && (
        <BookBike bike={bike} buyer={buyer} agreed={agreed} onClose={() => setAgreed(undefined)} />
      )}
    </OffersSection>
  );
}

function Own({ offer, onBook }: { offer: Offer; onBook: () => void }) {
  const answer = useAction({ ...answerOffer, refusals: 'here', unknowns: 'here' });
  return (
    <OfferCard
      offer={offer}
      answer={answer}
      onBook={onBook}
      talk={links.href('conversation', { id: offer.conversationId })}
    />
  );
}
