import { setBlocked } from '@motohaat/api/conversations';
import type { Conversation } from '@motohaat/contract/conversations';
import { bikeName } from '@motohaat/domain/shown';
import { bikeSlug } from '@motohaat/domain/slug';
import { useAction } from '@motohaat/platform/use-action';
import { Badge } from '@motohaat/ui/badge';
import { BikePicture } from '@motohaat/ui/bike-picture';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { useTalkMessages } from '@motohaat/ui/messages/talk';
import { Price } from '@motohaat/ui/price';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { links } from '../links.ts';
import { ReportTalk } from './report-talk.tsx';

import styles from './talk.module.css';

type Part = { conversation: Conversation };

/** The bike that it is about, and its booking. */
export function TalkHead({ conversation }: Part) {
  const t = useTalkMessages();
  const { bookingId, side } = conversation;
  return (
    <header className={styles.head}>
      <BikeCard conversation={conversation} />
      {bookingId !== null && (
        <ButtonLink
          to={
            side === 'buyer'
              ? links.href('order', { id: bookingId })
              : links.href('sale', { id: bookingId })
          }
        >
          {t.bike.booking}
        </ButtonLink>
      )}
    </header>
  );
}

/** What can be done besides writing: to block the other side, and to report the conversation. */
export function TalkFoot({ conversation }: Part) {
  const t = useTalkMessages();
  const [opened, setOpened] = useState<'block' | 'report'>();
  const close = () => setOpened(undefined);
  return (
    <div className={styles.foot}>
      <BlockButton conversation={conversation} onBlock={() => setOpened('block')} />
      <Button variant="quiet" onClick={() => setOpened('report')}>
        {t.report.open}
      </Button>
      {opened === 'block' && <BlockDialog conversation={conversation} onClose={close} />}
      {opened === 'report' && <ReportTalk id={conversation._id} onClose={close} />}
    </div>
  );
}

function BikeCard({ conversation: { bike } }: Part) {
  const { bike: t } = useTalkMessages();
  const name = bikeName(bike);
  const address = links.href('bike', { id: bike._id, slug: bikeSlug(bike.name) });
  return (
    <div className={styles.bike}>
      <BikePicture className={styles.picture} src={bike.picture?.card} alt="" />
      <div>
        <p className={styles.name}>
          {bike.status === 'gone' ? name : <Link to={address}>{name}</Link>}
        </p>
        <p className={styles.price}>
          <span className={styles.note}>{t.asked}</span> <Price taka={bike.price} />
          {bike.status !== 'active' && <Badge>{t[bike.status]}</Badge>}
        </p>
      </div>
    </div>
  );
}

function BlockButton({ conversation, onBlock }: Part & { onBlock: () => void }) {
  const { block: t } = useTalkMessages();
  const { _id: id, isBlocked, other } = conversation;
  const unblocking = useAction({ ...setBlocked, success: t.undone(other.name) });
  if (!isBlocked) {
    return (
      <Button variant="quiet" onClick={onBlock}>
        {t.open}
      </Button>
    );
  }
  return (
    <Button busy={unblocking.pending} onClick={() => void unblocking.run({ id, blocked: false })}>
      {t.undo}
    </Button>
  );
}

function BlockDialog({ conversation, onClose }: Part & { onClose: () => void }) {
  const { block: t } = useTalkMessages();
  const { _id: id, other } = conversation;
  const blocking = useAction({
    ...setBlocked,
    success: t.done(other.name),
    refusals: 'here',
    unknowns: 'here',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t.title(other.name)}
      confirmLabel={t.confirm}
      isDanger
      action={blocking}
      onConfirm={() => blocking.run({ id, blocked: true })}
      onClose={onClose}
    >
      <p className={styles.note}>{t.note}</p>
    </ConfirmDialog>
  );
}
