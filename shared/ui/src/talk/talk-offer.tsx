import type { OfferEvent } from '@motohaat/domain/offer';
import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { useTalkMessages } from '../messages/talk/index.ts';
import { Price } from '../price.tsx';

import styles from './talk-offer.module.css';

/** What somebody did about an offer. */
export type OfferInTalk = {
  event: OfferEvent;
  /** Whole taka. */
  amount: number;
  /** What comes of it, where it is what was said of the offer last. */
  state?: ReactNode;
};

type TalkOfferProps = OfferInTalk & {
  /** Who did it; nothing for the reader. */
  by: string | undefined;
};

/** An offer among messages, as a card: who did what, how much, and what can be done about it now. */
export function TalkOffer({ event, amount, state, by }: TalkOfferProps) {
  const { offers } = useTalkMessages();
  const isAgreed = event === 'accepted' || event === 'booked';
  return (
    <div
      className={classNames(
        styles.offer,
        isAgreed && styles.agreed,
        state !== undefined && styles.current,
      )}
    >
      <p className={styles.title}>{by === undefined ? offers.own[event] : offers.by[event](by)}</p>
      <p className={styles.amount}>
        <Price taka={amount} />
      </p>
      {state}
    </div>
  );
}
