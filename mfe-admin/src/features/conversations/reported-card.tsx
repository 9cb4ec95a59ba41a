import type { ReportedConversation } from '@motohaat/contract/conversations';
import { bikeName } from '@motohaat/domain/shown';
import { TimeAgo } from '@motohaat/platform/time-ago';
import { Badge } from '@motohaat/ui/badge';
import { Button } from '@motohaat/ui/button';
import { useTalkMessages } from '@motohaat/ui/messages/talk';
import { useState } from 'react';

import { useConversationsMessages } from '../../messages/conversations/index.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { ReportedTalk } from './reported-talk.tsx';

import styles from './conversations.module.css';

/** A report: of which conversation, by whom and why; what was written is read on request only. */
export function ReportedCard({ report }: { report: ReportedConversation }) {
  const t = useConversationsMessages();
  const { report: words } = useTalkMessages();
  const [opened, setOpened] = useState<'read' | 'uphold' | 'dismiss'>();
  const close = () => setOpened(undefined);
  const { _id: id, bike, buyer, seller, reporter, reason, note, status, count } = report;
  const nameId = `report-${id}`;
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <h2 id={nameId} className={styles.name}>
        {t.about(bikeName(bike))}
        {status !== 'open' && (
          <Badge tone={status === 'upheld' ? 'danger' : 'neutral'}>{t.outcomes[status]}</Badge>
        )}
      </h2>
      <p>{t.people(buyer.name, seller.name)}</p>
      <p>
        {t.by[reporter]} · {words.reasons[reason]}
      </p>
      {note && <p className={styles.note}>{t.note(note)}</p>}
      <p className={styles.quiet}>
        {t.count(count)} · <TimeAgo at={report.createdAt} />
      </p>
      <div className={styles.actions}>
        <Button aria-describedby={nameId} onClick={() => setOpened('read')}>
          {t.read}
        </Button>
        {status === 'open' && (
          <>
            <Button aria-describedby={nameId} onClick={() => setOpened('uphold')}>
              {t.uphold.open}
            </Button>
            <Button variant="quiet" aria-describedby={nameId} onClick={() => setOpened('dismiss')}>
              {t.dismiss.open}
            </Button>
          </>
        )}
      </div>
      {opened === 'read' && <ReportedTalk report={report} onClose={close} />}
      {(opened === 'uphold' || opened === 'dismiss') && (
        <DecideDialog report={report} outcome={opened} onClose={close} />
      )}
    </article>
  );
}
