import { answerOffer } from '@motohaat/api/offers';
import type { Conversation } from '@motohaat/contract/conversations';
import type { Offer } from '@motohaat/contract/offers';
import { isLiveOffer } from '@motohaat/domain/offer';
import { useAction } from '@motohaat/platform/use-action';
import { OfferState } from '@motohaat/ui/offer/offer-state';
import { useState } from 'react';

import { BookAgreed } from './book-agreed.tsx';

type OfferHereProps = { offer: Offer; conversation: Conversation };

/** What comes of an offer, in its card: how far it is, and what this side can do about it. */
export function OfferHere({ offer, conversation }: OfferHereProps) {
  const { _id: id, version, status } = offer;
  const answer = useAction({ ...answerOffer, refusals: 'here', unknowns: 'here' });
  const [isBooking, setIsBooking] = useState(false);
  return (
    <>
      <OfferState
        offer={offer}
        answer={answer}
        isSaid={!isLiveOffer(status) && status !== 'expired'}
        onAnswer={async (act, amount) =>
          (await answer.run({ id, act, version, amount })).status === 'done'
        }
        onBook={() => setIsBooking(true)}
      />
      {isBooking && (
        <BookAgreed offer={offer} bike={conversation.bike} onClose={() => setIsBooking(false)} />
      )}
    </>
  );
}
