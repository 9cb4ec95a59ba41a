import * as calls from '@motohaat/contract/calls';
import type { Notice } from '@motohaat/contract/notices';
import { TimeAgo } from '@motohaat/platform/time-ago';
import { useAction } from '@motohaat/platform/use-action';
import { Badge } from '@motohaat/ui/badge';
import { Button } from '@motohaat/ui/button';
import { classNames } from '@motohaat/ui/class-names';
import { Link } from 'react-router-dom';

import { useMessages } from '../messages/dashboard/index.ts';

import styles from './notices.module.css';

/** One notice: its heading leads to what it is about, and whoever follows it has read it. */
export function NoticeCard({ notice }: { notice: Notice }) {
  const { _id: id, title, text, path, createdAt, read } = notice;
  const { notices: t } = useMessages();
  const reading = useAction({
    run: (api) => api.call(calls.notices.read, { params: { id } }),
    changes: ['notices'],
  });
  const follow = () => {
    if (!read) void reading.run();
  };
  const titleId = `notice-${id}`;
  return (
    <article className={classNames(styles.card, !read && styles.unread)} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {path === null ? (
          title
        ) : (
          <Link to={path} onClick={follow}>
            {title}
          </Link>
        )}
        {!read && <Badge tone="accent">{t.unread}</Badge>}
      </h2>
      <p>{text}</p>
      <p className={styles.foot}>
        <TimeAgo at={createdAt} className={styles.quiet} />
        {!read && (
          <Button variant="quiet" busy={reading.pending} onClick={() => void reading.run()}>
            {t.read}
          </Button>
        )}
      </p>
    </article>
  );
}
