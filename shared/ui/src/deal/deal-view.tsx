import type { BookingStatus } from '@motohaat/domain/booking';
import { type Deadline, mayContact, type NextAct } from '@motohaat/domain/deal';
import { longFormats } from '@motohaat/domain/long-formats';
import { bikeName } from '@motohaat/domain/shown';
import { useLanguage, useNow } from '@motohaat/platform';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';

import { AskedPrice } from '../asked-price.tsx';
import { BikePicture } from '../bike-picture.tsx';
import { FeeParts } from '../fee-parts.tsx';
import { NextWithFee } from '../fee/fee.tsx';
import { FocusKeeper } from '../focus-keeper.tsx';
import { ClockIcon } from '../icons.tsx';
import { useDealMessages } from '../messages/deal/index.ts';
import { Price } from '../price.tsx';
import { DealContact } from './deal-contact.tsx';
import type DealHistory from './deal-history.tsx';
import { DealMeeting } from './deal-meeting.tsx';
import { DealSteps } from './deal-steps.tsx';
import type DisputePhotos from './dispute-photos.tsx';
import type { ReadPicture } from './dispute-photos.tsx';
import { LateHistory, LatePhotos } from './late-course.tsx';

import styles from './deal-view.module.css';
import parts from './deal.module.css';

/** A booking as one of its people sees it. */
export type Story = {
  productName: string;
  shownName?: string | undefined;
  picture: { card: string; alt: string } | null;
  district: { name: string } | null;
  price: number;
  asked?: number | undefined;
  /** What is paid online, where that is not the price; whole taka. */
  fee?: number | undefined;
  status: BookingStatus;
  buyer: { name: string };
  seller: { name: string };
  phone: string | null;
  deadline: { kind: Deadline['kind']; at: string } | null;
  next: NextAct;
  meeting: ComponentProps<typeof DealMeeting>['meeting'];
  steps: ComponentProps<typeof DealSteps>['steps'];
  photos: ComponentProps<typeof DisputePhotos>['photos'];
  events: ComponentProps<typeof DealHistory>['events'];
};

type DealViewProps = {
  story: Story;
  side: 'buyer' | 'seller';
  /** The bike's page. */
  bikeAddress: string;
  /** What there is to print. */
  papers: ReactNode;
  /** What this side can do now. */
  children: ReactNode;
  /** What both sides say of each other, where the bike is handed over. */
  reviews?: ReactNode;
  readPicture: ReadPicture;
} & Pick<ComponentProps<typeof DealMeeting>, 'propose' | 'confirm'> &
  Pick<ComponentProps<typeof DealContact>, 'write'>;

/** A booking's page: how far it is, what is next, the other side, the meeting, and what happened. */
export function DealView(props: DealViewProps) {
  const { story, side, bikeAddress, children, papers, reviews } = props;
  const { readPicture, propose, confirm, write } = props;
  const t = useDealMessages();
  const { dayAndTime } = longFormats(useLanguage());
  const hasFee = story.fee !== undefined;
  const now = new Date(useNow()).getTime();
  const next = useRef<HTMLElement>(null);
  const completedAt = story.steps.find(({ step }) => step === 'completed')?.at;
  const course = {
    status: story.status,
    createdAt: 0,
    expiresAt: 0,
    completedAt: completedAt ? new Date(completedAt).getTime() : undefined,
  };
  return (
    <div className={styles.view}>
      <header className={styles.bike}>
        <BikePicture className={styles.picture} src={story.picture?.card} alt="" />
        <div>
          <h2 className={styles.name}>
            <Link to={bikeAddress}>{bikeName(story)}</Link>
          </h2>
          <p className={styles.price}>
            <Price taka={story.price} />
            <AskedPrice taka={story.asked} />
            <FeeParts price={story.price} fee={story.fee} />
          </p>
        </div>
      </header>
      <section className={parts.part}>
        <DealSteps steps={story.steps} hasFee={hasFee} />
        {story.deadline && (
          <p className={styles.deadline}>
            <ClockIcon />
            {t.deadlines[story.deadline.kind](dayAndTime(new Date(story.deadline.at)), side)}
          </p>
        )}
      </section>
      <FocusKeeper target={next}>
        <section ref={next} tabIndex={-1} className={parts.part}>
          <h2 className={parts.heading}>{t.next.title}</h2>
          <p>
            {story.fee === undefined ? (
              t.next[side][story.next]
            ) : (
              <NextWithFee
                side={side}
                next={story.next}
                price={story.price}
                fee={story.fee}
                otherwise={t.next[side][story.next]}
              />
            )}
          </p>
          {children}
        </section>
      </FocusKeeper>
      <DealContact
        side={side}
        name={side === 'buyer' ? story.seller.name : story.buyer.name}
        phone={story.phone}
        isOpen={mayContact(course, now)}
        write={write}
      />
      <DealMeeting
        side={side}
        meeting={story.meeting}
        district={story.district?.name}
        isOpen={story.status === 'pending_payment' || story.status === 'paid'}
        propose={propose}
        confirm={confirm}
      />
      {papers}
      {reviews}
      {story.photos.length > 0 && <LatePhotos photos={story.photos} read={readPicture} />}
      <LateHistory events={story.events} hasFee={hasFee} />
    </div>
  );
}
