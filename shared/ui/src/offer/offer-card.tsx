import { useRef } from 'react';

import { ButtonLink } from '../button.tsx';
import { FocusKeeper } from '../focus-keeper.tsx';
import { useOffersMessages } from '../messages/offers/index.ts';
import { Price } from '../price.tsx';
import { type AnswerOffer, type OfferShown, OfferState } from './offer-state.tsx';

import styles from './offers.module.css';

type OfferCardProps = {
  offer: OfferShown & { otherName: string };
  answer: AnswerOffer;
  /** Books for what was agreed on, which buyers do. */
  onBook?: (() => void) | undefined;
  /** Where it is talked about. */
  talk: string;
};

/** An offer: how much, how far it is, what this side can do, and the way to where it is talked about. */
export function OfferCard({ offer, talk, ...acts }: OfferCardProps) {
  const t = useOffersMessages();
  const card = useRef<HTMLDivElement>(null);
  return (
    <li>
      <FocusKeeper target={card}>
        <div ref={card} tabIndex={-1} className={styles.card}>
          <p className={styles.amount}>
            <Price taka={offer.amount} />
          </p>
          {offer.side === 'seller' && <p className={styles.muted}>{t.from(offer.otherName)}</p>}
          <OfferState offer={offer} {...acts} />
          <div className={styles.acts}>
            <ButtonLink variant="quiet" to={talk}>
              {t.inTalk}
            </ButtonLink>
          </div>
        </div>
      </FocusKeeper>
    </li>
  );
}
