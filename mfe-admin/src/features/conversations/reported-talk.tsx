import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import type { ReportedConversation, ReportedMessage } from '@motohaat/contract/conversations';
import { bikeName } from '@motohaat/domain/shown';
import { useApi } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { Dialog } from '@motohaat/ui/dialog';
import { useTalkMessages } from '@motohaat/ui/messages/talk';
import { Spinner } from '@motohaat/ui/spinner';
import { FailedState } from '@motohaat/ui/states';
import { type LoggedMessage, TalkLog } from '@motohaat/ui/talk/talk-log';
import { useInfiniteQuery } from '@tanstack/react-query';

import { useConversationsMessages } from '../../messages/conversations/index.ts';

import styles from './conversations.module.css';

type ReportedTalkProps = { report: ReportedConversation; onClose: () => void };

/** What was written until it was reported. Each time that this is asked for is on record. */
export function ReportedTalk({ report, onClose }: ReportedTalkProps) {
  const t = useConversationsMessages();
  const { older, keptForReport } = useTalkMessages();
  const api = useApi();
  const { _id: id, bike } = report;
  const query = useInfiniteQuery({
    queryKey: keyOf('reports', 'messages', id),
    queryFn: ({ pageParam: cursor, signal }) =>
      api.list(calls.conversations.readReported, {
        params: { id },
        query: { cursor, limit: 100 },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    // Each asking is a reading: nothing is asked again by itself.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const rows = query.data?.pages.flatMap((page) => page.rows).toReversed();
  const logged = (message: ReportedMessage): LoggedMessage => ({
    key: String(message.number),
    isOwn: message.by === 'seller',
    author: t.authors[message.by],
    text: message.text === '' ? null : message.text,
    offer: message.offer ?? undefined,
    note: message.removed && message.text !== '' ? keptForReport : undefined,
    at: message.sentAt,
  });
  return (
    <Dialog open title={t.about(bikeName(bike))} onClose={onClose}>
      <p className={styles.quiet}>{t.readNote}</p>
      {!rows && query.isError && (
        <FailedState onRetry={() => void query.refetch()}>{t.notRead}</FailedState>
      )}
      {!rows && !query.isError && <Spinner />}
      {rows && (
        <TalkLog
          messages={rows.map(logged)}
          showsAuthors
          isLoading={query.isFetchingNextPage}
          earlier={
            query.hasNextPage && (
              <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {older}
              </Button>
            )
          }
        />
      )}
    </Dialog>
  );
}
