import { answerOffer } from '@motohaat/api/offers';
import type { Offer } from '@motohaat/contract/offers';
import { useAction } from '@motohaat/platform/use-action';
import { ButtonLink } from '@motohaat/ui/button';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { useOffersMessages } from '@motohaat/ui/messages/offers';
import { OfferState } from '@motohaat/ui/offer/offer-state';
import { Price } from '@motohaat/ui/price';
import { useRef } from 'react';

import { links } from '../../links.ts';

import styles from './offers.module.css';

type OfferCardProps = {
  offer: Offer;
  /** Books for what was agreed on. */
  onBook: (amount: number) => void;
};

/** An offer: how much, how far it is, what this side can do, and the way to where it is talked about. */
export function OfferCard({ offer, onBook }: OfferCardProps) {
  const { _id: id, side, amount, version, conversationId } = offer;
  const t = useOffersMessages();
  const answer = useAction({ ...answerOffer, refusals: 'here', unknowns: 'here' });
  const card = useRef<HTMLDivElement>(null);

  return (
    <li>
      <FocusKeeper target={card}>
        <div ref={card} tabIndex={-1} className={styles.card}>
          <p className={styles.amount}>
            <Price taka={amount} />
          </p>
          {side === 'seller' && <p className={styles.muted}>{t.from(offer.otherName)}</p>}
          <OfferState
            offer={offer}
            answer={answer}
            onAnswer={async (act, named) =>
              (await answer.run({ id, act, version, amount: named })).status === 'done'
            }
            onBook={() => onBook(amount)}
          />
          <div className={styles.acts}>
            <ButtonLink variant="quiet" to={links.href('conversation', { id: conversationId })}>
              {t.inTalk}
            </ButtonLink>
          </div>
        </div>
      </FocusKeeper>
    </li>
  );
}
