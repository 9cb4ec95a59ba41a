import type { Papers } from '@motohaat/domain/bike-facts';
import { papersOf } from '@motohaat/domain/papers-of';
import { dhakaDate } from '@motohaat/domain/time';
import { useNow } from '@motohaat/platform';

import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { CheckIcon, CloseIcon } from '../icons.tsx';
import { useDealMessages } from '../messages/deal/index.ts';

import styles from './before-you-pay.module.css';
import parts from './deal.module.css';

type BeforeYouPayProps = {
  papers: Papers;
  isSeen: boolean;
  /** Saying, or taking back, that the bike was seen is under way. */
  isBusy: boolean;
  onSeen: (isSeen: boolean) => void;
};

/** What to look at before money goes out. That it was seen is kept in the booking's story; nobody has to say so. */
export function BeforeYouPay({ papers, isSeen, isBusy, onSeen }: BeforeYouPayProps) {
  const { beforePay: t, buyer } = useDealMessages();
  const today = dhakaDate(new Date(useNow()));
  return (
    <section className={styles.box}>
      <h2 className={parts.heading}>{t.title}</h2>
      <p className={parts.text}>{t.lead}</p>
      <ul className={styles.list}>
        {t.bike.map((check) => (
          <li key={check}>
            <span className={styles.mark} />
            <span>{check}</span>
          </li>
        ))}
        {papersOf(papers, today).map(({ name, state }) => (
          <li key={name}>
            <span className={classNames(styles.mark, styles[state])}>
              {state === 'fine' && <CheckIcon />}
              {state === 'lacking' && <CloseIcon />}
            </span>
            <span>
              {t.papers[name]}: <span className={parts.text}>{t.stated[state]}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className={parts.actions}>
        <Button busy={isBusy} onClick={() => onSeen(!isSeen)}>
          {isSeen ? buyer.notSeen : buyer.seen}
        </Button>
        <output className={styles.said}>{isSeen && t.isSeen}</output>
      </div>
    </section>
  );
}
