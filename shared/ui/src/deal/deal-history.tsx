import type { DealActor, DealEvent, DisputeReason, HandOver } from '@motohaat/domain/deal';
import { longFormats } from '@motohaat/domain/long-formats';
import { useLanguage } from '@motohaat/platform';

import { useDealCourseMessages } from '../messages/deal/course/index.ts';

import styles from './deal.module.css';

type Happened = {
  number: number;
  kind: DealEvent;
  by: DealActor;
  at: string;
  place?: string | undefined;
  time?: string | undefined;
  how?: HandOver | undefined;
  reason?: DisputeReason | undefined;
  words?: string | undefined;
};

type DealHistoryProps = {
  events: readonly Happened[];
  /** Whether a booking fee is paid online, and not the price. */
  hasFee: boolean;
};

/** All that happened to a booking, the latest first, with who did it. */
export default function DealHistory({ events, hasFee }: DealHistoryProps) {
  const { history: t, reasons } = useDealCourseMessages();
  const { dayAndTime } = longFormats(useLanguage());
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t.title}</h2>
      <ol className={styles.events}>
        {events.map(({ number, kind, by, at, place, time, how, reason, words }) => (
          <li key={number} className={styles.event}>
            <p className={styles.what}>{hasFee && kind === 'paid' ? t.feePaid : t.events[kind]}</p>
            <p className={styles.when}>
              <time dateTime={at}>{dayAndTime(new Date(at))}</time> · {t.actors[by]}
            </p>
            {place !== undefined && time !== undefined && (
              <p>{t.meeting(place, dayAndTime(new Date(time)))}</p>
            )}
            {how && <p>{t.how[how]}</p>}
            {reason && <p>{reasons[reason]}</p>}
            {words && <p className={styles.words}>{words}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
