import type { Offer } from '@motohaat/contract/offers';
import { longFormats } from '@motohaat/domain/long-formats';
import { isLiveOffer, type OfferAct } from '@motohaat/domain/offer';
import { useLanguage } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { Price } from '@motohaat/ui/price';
import { useRef, useState } from 'react';

import { useOffersMessages } from '../../messages/offers/index.ts';
import { AmountForm } from './amount-form.tsx';
import { answerOffer } from './offers.queries.ts';

import styles from './offers.module.css';

type OfferCardProps = {
  offer: Offer;
  /** Books for what was agreed on. */
  onBook: (amount: number) => void;
};

/** An offer: how much, what is asked, how far it is, and what this side can do. */
export function OfferCard({ offer, onBook }: OfferCardProps) {
  const { _id: id, side, amount, price, status, version, acts } = offer;
  const t = useOffersMessages();
  const { dayAndTime } = longFormats(useLanguage());
  const [isNaming, setIsNaming] = useState(false);
  const answer = useAction({ ...answerOffer, refusals: 'here', unknowns: 'here' });
  const card = useRef<HTMLLIElement>(null);
  const say = async (act: OfferAct, named?: number) => {
    const given = named === undefined ? {} : { amount: named };
    const { status: outcome } = await answer.run({ id, act, version, ...given });
    return outcome === 'done';
  };
  const isAgreed = status === 'accepted' && side === 'buyer';

  return (
    <FocusKeeper target={card}>
      <li ref={card} tabIndex={-1} className={styles.card}>
        <p className={styles.amount}>
          <Price taka={amount} />
        </p>
        <p className={styles.muted}>
          {t.asked(price)}
          {side === 'seller' && <span className={styles.name}>{t.from(offer.otherName)}</span>}
        </p>
        <p>{t.status[side][status]}</p>
        {isLiveOffer(status) && (
          <p className={styles.muted}>{t.until(dayAndTime(new Date(offer.expiresAt)))}</p>
        )}
        {isNaming && acts.includes('counter') ? (
          <AmountForm
            draft={`offer.${id}`}
            price={price}
            label={t.counterAmount}
            send={t.sendPrice}
            action={answer}
            onSend={(named) => say('counter', named)}
            onClose={() => setIsNaming(false)}
          />
        ) : (
          <>
            <Failure message={answer.failure?.message} />
            <div className={styles.acts}>
              {isAgreed && (
                <Button variant="primary" onClick={() => onBook(amount)}>
                  {t.book(amount)}
                </Button>
              )}
              {acts.map((act) => (
                <Button
                  key={act}
                  variant={act === 'accept' ? 'primary' : undefined}
                  busy={answer.pending}
                  onClick={() => (act === 'counter' ? setIsNaming(true) : void say(act))}
                >
                  {t.acts[act]}
                </Button>
              ))}
            </div>
          </>
        )}
      </li>
    </FocusKeeper>
  );
}
