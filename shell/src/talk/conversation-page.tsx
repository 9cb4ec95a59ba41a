import { conversationQuery } from '@motohaat/api/conversations';
import { ApiError } from '@motohaat/api/errors';
import { useApi } from '@motohaat/platform';
import { ButtonLink } from '@motohaat/ui/button';
import { useTalkMessages } from '@motohaat/ui/messages/talk';
import { NotFound } from '@motohaat/ui/not-found';
import { Page } from '@motohaat/ui/page';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { links } from '../links.ts';
import { Conversation } from './conversation.tsx';
import { TalkFoot, TalkHead } from './talk-actions.tsx';

import styles from './talk.module.css';

/** ms after which an open conversation looks for something new. */
const rhythm = 4_000;

export default function ConversationPage() {
  const { id = '' } = useParams();
  return <Talk key={id} id={id} />;
}

function Talk({ id }: { id: string }) {
  const t = useTalkMessages();
  const query = useQuery({ ...conversationQuery(useApi(), id), refetchInterval: rhythm });
  const { data, failureReason, failureCount } = query;
  if (failureReason instanceof ApiError && [403, 404].includes(failureReason.status)) {
    return <NotFound home={links.href('messages')} />;
  }
  const back = <ButtonLink to={links.href('messages')}>{t.back}</ButtonLink>;
  return (
    <Page title={data ? data.other.name : t.list.title} action={back}>
      {data && (
        <>
          <TalkHead conversation={data} />
          <Conversation conversation={data} />
          <TalkFoot conversation={data} />
        </>
      )}
      {!data && failureCount > 0 && (
        <FailedState onRetry={() => void query.refetch()}>{t.failed}</FailedState>
      )}
      {!data && failureCount === 0 && (
        <SkeletonGroup label={t.loading}>
          <Skeleton className={styles.page} />
        </SkeletonGroup>
      )}
    </Page>
  );
}
