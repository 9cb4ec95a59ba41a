import { longFormats } from '@motohaat/domain/long-formats';
import type { ActionState, Outcome } from '@motohaat/domain/outcome';
import { useLanguage } from '@motohaat/platform';
import { useRef, useState } from 'react';

import { Button } from '../button.tsx';
import { Failure } from '../failure.tsx';
import { FocusKeeper } from '../focus-keeper.tsx';
import { latePart } from '../late-part.tsx';
import { useDealMessages } from '../messages/deal/index.ts';
import type { Proposal } from './meeting-form.tsx';

import styles from './deal.module.css';

/** Few propose, and once. */
const MeetingForm = latePart(
  () => import(/* webpackChunkName: "meeting-form" */ './meeting-form.tsx'),
);

type Act<Input> = ActionState & { run: (input: Input) => Promise<Outcome> };

type DealMeetingProps = {
  side: 'buyer' | 'seller';
  meeting: {
    number: number;
    by: 'buyer' | 'seller';
    place: string;
    time: string;
    confirmedAt: string | null;
  } | null;
  /** Where the bike stands, as it is called. */
  district: string | undefined;
  /** Whether a meeting can still be agreed on. */
  isOpen: boolean;
  propose: Act<Proposal>;
  confirm: Act<number>;
};

/** Where and when both sides meet: one proposes, the other confirms or proposes another. */
export function DealMeeting(props: DealMeetingProps) {
  const { side, meeting, district, isOpen, propose, confirm } = props;
  const { meeting: t } = useDealMessages();
  const { dayAndTime } = longFormats(useLanguage());
  const [proposes, setProposes] = useState(false);
  const part = useRef<HTMLElement>(null);
  if (!isOpen && !meeting) return null;
  const time = meeting ? dayAndTime(new Date(meeting.time)) : '';
  const isOwn = meeting?.by === side;
  async function send(proposal: Proposal) {
    const outcome = await propose.run(proposal);
    if (outcome.status === 'done') setProposes(false);
  }
  return (
    <FocusKeeper target={part}>
      <section ref={part} tabIndex={-1} className={styles.part}>
        <h2 className={styles.heading}>{t.title}</h2>
        {!meeting && <p className={styles.text}>{t.none}</p>}
        {meeting && meeting.confirmedAt !== null && <p>{t.confirmed(meeting.place, time)}</p>}
        {meeting && meeting.confirmedAt === null && (
          <p>{t.proposed[isOwn ? 'own' : 'other'](meeting.place, time)}</p>
        )}
        {isOpen && isOwn && meeting.confirmedAt === null && (
          <p className={styles.text}>{t.waiting}</p>
        )}
        {isOpen && !proposes && (
          <div className={styles.actions}>
            {meeting && !isOwn && meeting.confirmedAt === null && (
              <Button
                variant="primary"
                busy={confirm.pending}
                onClick={() => void confirm.run(meeting.number)}
              >
                {t.confirm}
              </Button>
            )}
            <Button onClick={() => setProposes(true)}>
              {meeting ? t.proposeOther : t.propose}
            </Button>
          </div>
        )}
        <Failure message={confirm.failure?.message} />
        {isOpen && proposes && (
          <MeetingForm
            district={district}
            action={propose}
            onSend={(proposal) => void send(proposal)}
            onCancel={() => setProposes(false)}
          />
        )}
      </section>
    </FocusKeeper>
  );
}
