import { longFormats } from '@motohaat/domain/long-formats';
import { isLiveOffer, type OfferAct, type OfferStatus } from '@motohaat/domain/offer';
import { useLanguage } from '@motohaat/platform';
import type { Action } from '@motohaat/platform/use-action';
import { useState } from 'react';

import { Button } from '../button.tsx';
import { Failure } from '../failure.tsx';
import { useOffersMessages } from '../messages/offers/index.ts';
import { AmountForm } from './amount-form.tsx';

import styles from './offer.module.css';

/** An offer as one of its two people has it. */
export type OfferShown = {
  _id: string;
  version: number;
  side: 'buyer' | 'seller';
  /** Whole taka: what was named last, and what is asked. */
  amount: number;
  price: number;
  status: OfferStatus;
  /** What this side can do about it now. */
  acts: readonly OfferAct[];
  /** ISO time until which it can be answered, or booked once it is accepted. */
  expiresAt: string;
};

/** From `useAction` with the API's `answerOffer`, with failures told here. */
export type AnswerOffer = Action<{
  id: string;
  act: OfferAct;
  /** Of the offer as it is shown. */
  version: number;
  /** Of `counter`, in whole taka. */
  amount?: number | undefined;
}>;

type OfferStateProps = {
  offer: OfferShown;
  answer: AnswerOffer;
  /** Where it stands was said before. */
  isSaid?: boolean;
  /** Books for what was agreed on, which buyers do. */
  onBook?: (() => void) | undefined;
};

/** How far an offer is, until when, what is asked, and what this side can do about it. */
export function OfferState({ offer, answer, isSaid = false, onBook }: OfferStateProps) {
  const { _id: id, version, side, amount, price, status, acts, expiresAt } = offer;
  const t = useOffersMessages();
  const { dayAndTime } = longFormats(useLanguage());
  const [isNaming, setIsNaming] = useState(false);
  const isAgreed = status === 'accepted';
  const canBook = isAgreed && side === 'buyer';
  const send = (act: OfferAct, named?: number) => answer.run({ id, act, version, amount: named });
  const until = dayAndTime(new Date(expiresAt));

  return (
    <div className={styles.state}>
      <p className={styles.muted}>{t.asked(price)}</p>
      {!isSaid && <p>{t.status[side][status]}</p>}
      {isLiveOffer(status) && (
        <p className={styles.muted}>{isAgreed ? t.bookUntil(until) : t.answerUntil(until)}</p>
      )}
      {isNaming && acts.includes('counter') ? (
        <AmountForm
          draft={`offer.${id}`}
          price={price}
          label={t.counterAmount}
          send={t.sendPrice}
          action={answer}
          onSend={async (named) => (await send('counter', named)).status === 'done'}
          onClose={() => setIsNaming(false)}
        />
      ) : (
        <>
          <Failure message={answer.failure?.message} />
          {(canBook || acts.length > 0) && (
            <div className={styles.acts}>
              {canBook && (
                <Button variant="primary" onClick={onBook}>
                  {t.book(amount)}
                </Button>
              )}
              {acts.map((act) => (
                <Button
                  key={act}
                  variant={act === 'accept' ? 'primary' : undefined}
                  busy={answer.pending}
                  onClick={() => (act === 'counter' ? setIsNaming(true) : void send(act))}
                >
                  {t.acts[act]}
                </Button>
              ))}
            </div>
          )}
        </>
      )}
    </div>
  );
}
