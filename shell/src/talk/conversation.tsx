import { messagesQuery, removeMessage } from '@motohaat/api/conversations';
import { offersQuery } from '@motohaat/api/offers';
import type { Conversation as Talk } from '@motohaat/contract/conversations';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { useTalkMessages } from '@motohaat/ui/messages/talk';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { FailedState } from '@motohaat/ui/states';
import { TalkLog } from '@motohaat/ui/talk/talk-log';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { BookAgreed } from './book-agreed.tsx';
import { Composer } from './composer.tsx';
import { logOf } from './log-of.ts';
import { OfferBar } from './offer-bar.tsx';
import { OfferHere } from './offer-here.tsx';
import { QuickQuestions } from './quick-questions.tsx';
import { useCatchUp } from './use-catch-up.ts';
import { useOutbox } from './use-outbox.ts';
import { useSeen } from './use-seen.ts';

import styles from './talk.module.css';

/** What was written, what is on its way, and where to write. */
export function Conversation({ conversation }: { conversation: Talk }) {
  const { _id: id, count, mayWrite } = conversation;
  const t = useTalkMessages();
  const writing = useRef<HTMLDivElement>(null);
  const list = usePagedList(messagesQuery(useApi(), id));
  const [isAtEnd, setAtEnd] = useState(true);
  const rows = list.status === 'ready' ? list.rows : [];
  const outbox = useOutbox(id, rows);
  const offers = useQuery(offersQuery(useApi(), { conversationId: id }));
  const offer = offers.data?.[0];
  const [agreed, setAgreed] = useState<typeof offer>();
  const removing = useAction({ ...removeMessage, success: t.removedToast });
  useCatchUp({ id, count, newest: list.status === 'ready' ? (rows[0]?.number ?? 0) : undefined });
  useSeen(conversation, isAtEnd ? rows[0]?.number : undefined);

  if (list.status === 'failed') return <FailedState onRetry={list.retry}>{t.failed}</FailedState>;
  if (list.status === 'loading') {
    return (
      <SkeletonGroup label={t.loading}>
        <Skeleton className={styles.page} />
      </SkeletonGroup>
    );
  }
  const said = offer && rows.find((row) => row.offer?._id === offer._id);
  const messages = logOf(conversation, rows, outbox, {
    you: t.you,
    onRemove: (number) => void removing.run({ id, number }),
    offer: said && {
      number: said.number,
      state: <OfferHere offer={offer} onBook={() => setAgreed(offer)} />,
    },
  });
  const { more } = list;
  const isLoading = more?.status === 'loading';
  return (
    <div className={styles.talk}>
      <TalkLog
        messages={messages}
        onEnd={setAtEnd}
        isLoading={isLoading}
        earlier={
          more && (
            <div className={styles.earlier}>
              <Failure message={more.status === 'failed' ? t.olderFailed : undefined} />
              <Button busy={isLoading} onClick={more.load}>
                {t.older}
              </Button>
            </div>
          )
        }
      />
      <FocusKeeper target={writing}>
        {mayWrite && count === 0 && conversation.side === 'buyer' && (
          <QuickQuestions onAsk={outbox.send} />
        )}
      </FocusKeeper>
      <OfferBar conversation={conversation} offers={offers} />
      <div ref={writing} tabIndex={-1}>
        <Composer conversation={conversation} onSend={outbox.send} />
      </div>
      {agreed && (
        <BookAgreed offer={agreed} bike={conversation.bike} onClose={() => setAgreed(undefined)} />
      )}
    </div>
  );
}
