import { answerOffer } from '@motohaat/api/offers';
import type { Offer } from '@motohaat/contract/offers';
import { isLiveOffer } from '@motohaat/domain/offer';
import { useAction } from '@motohaat/platform/use-action';
import { OfferState } from '@motohaat/ui/offer/offer-state';

type OfferHereProps = {
  offer: Offer;
  /** Asked for by the buyer; what opens must outlive this card, which moves on with what is said next. */
  onBook: () => void;
};

/** What comes of an offer, in its card: how far it is, and what this side can do about it. */
export function OfferHere({ offer, onBook }: OfferHereProps) {
  const { status } = offer;
  const answer = useAction({ ...answerOffer, refusals: 'here', unknowns: 'here' });
  return (
    <OfferState
      offer={offer}
      answer={answer}
      isSaid={!isLiveOffer(status) && status !== 'expired'}
      onBook={onBook}
    />
  );
}
