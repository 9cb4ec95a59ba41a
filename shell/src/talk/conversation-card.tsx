import type { Conversation } from '@motohaat/contract/conversations';
import { bikeName } from '@motohaat/domain/shown';
import { TimeAgo } from '@motohaat/platform/time-ago';
import { Badge } from '@motohaat/ui/badge';
import { BikePicture } from '@motohaat/ui/bike-picture';
import { classNames } from '@motohaat/ui/class-names';
import { useTalkMessages } from '@motohaat/ui/messages/talk';
import { Link } from 'react-router-dom';

import { links } from '../links.ts';

import styles from './conversation-card.module.css';

/** A conversation in the list of all: with whom, about which bike, and what was written last. */
export function ConversationCard({ conversation }: { conversation: Conversation }) {
  const { _id: id, bike, other, last, at, unread } = conversation;
  const { list: t } = useTalkMessages();
  const titleId = `conversation-${id}`;
  return (
    <article
      className={classNames(styles.card, unread > 0 && styles.unread)}
      aria-labelledby={titleId}
    >
      <BikePicture className={styles.picture} src={bike.picture?.card} alt="" />
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          <Link to={links.href('conversation', { id })} className={styles.link}>
            {other.name}
          </Link>
          {unread > 0 && <Badge tone="accent">{t.unread(unread)}</Badge>}
        </h2>
        <p className={styles.bike}>{bikeName(bike)}</p>
        <p className={styles.last}>
          <LastWords last={last} />
        </p>
        <TimeAgo at={at} className={styles.time} />
      </div>
    </article>
  );
}

function LastWords({ last }: { last: Conversation['last'] }) {
  const { list: t, offers, removed } = useTalkMessages();
  if (!last) return t.nothing;
  const { offer } = last;
  const text = offer ? offers.inShort[offer.event](offer.amount) : (last.text ?? removed);
  return last.own ? t.you(text) : text;
}
