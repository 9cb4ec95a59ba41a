import { mostUnread } from '@motohaat/domain/notice';
import { Link } from 'react-router-dom';

import { BellIcon } from './icons.tsx';
import { useMessages } from './messages/index.ts';

import styles from './notice-bell.module.css';

type NoticeBellProps = {
  /** Where the page of all notices is. */
  to: string;
  /** How many are not read, as far as that is known. */
  unread: number | undefined;
};

/** The way to what one is told, with how much of it is not read. */
export function NoticeBell({ to, unread = 0 }: NoticeBellProps) {
  const { notices: t } = useMessages();
  const isMore = unread >= mostUnread;
  const most = mostUnread - 1;
  return (
    <Link to={to} className={styles.bell} aria-label={t.bell(isMore ? most : unread, isMore)}>
      <BellIcon size={24} />
      {unread > 0 && (
        <span aria-hidden className={styles.count}>
          {isMore ? t.more(most) : t.count(unread)}
        </span>
      )}
    </Link>
  );
}
