import type { BookingStory, StoryEvent } from '@motohaat/contract/deal';
import { longFormats } from '@motohaat/domain/long-formats';
import { useLanguage } from '@motohaat/platform';
import { useDealCourseMessages } from '@motohaat/ui/messages/deal/course';

import { useDisputesMessages } from '../../messages/disputes/index.ts';
import { useMessages } from '../../messages/index.ts';

import styles from './dispute.module.css';

/** What the buyer said last is wrong, and what the seller answered to it, beside each other. */
export function BothSides({ story }: { story: BookingStory }) {
  const t = useDisputesMessages().one;
  const { common } = useMessages();
  const { events, buyer, seller } = story;
  const complaint = events.find(({ kind }) => kind === 'disputed');
  const answer = events.find(
    ({ kind, number }) => kind === 'answered' && number > (complaint?.number ?? 0),
  );
  return (
    <div className={styles.sides}>
      <section className={styles.part}>
        <h2 className={styles.heading}>{t.buyer(buyer.name || common.noName)}</h2>
        {complaint && <Said event={complaint} />}
      </section>
      <section className={styles.part}>
        <h2 className={styles.heading}>{t.seller(seller.name || common.noName)}</h2>
        {answer ? <Said event={answer} /> : <p className={styles.quiet}>{t.noAnswer}</p>}
      </section>
    </div>
  );
}

function Said({ event: { at, reason, words } }: { event: StoryEvent }) {
  const { reasons } = useDealCourseMessages();
  const { dayAndTime } = longFormats(useLanguage());
  return (
    <>
      <p className={styles.quiet}>
        <time dateTime={at}>{dayAndTime(new Date(at))}</time>
      </p>
      {reason && (
        <p>
          <strong>{reasons[reason]}</strong>
        </p>
      )}
      {words && <p className={styles.words}>{words}</p>}
    </>
  );
}
