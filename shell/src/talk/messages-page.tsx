import { conversationsQuery } from '@motohaat/api/conversations';
import { useApi, useSession } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { ButtonLink } from '@motohaat/ui/button';
import { useTalkMessages } from '@motohaat/ui/messages/talk';
import { Page } from '@motohaat/ui/page';
import { PagedList } from '@motohaat/ui/paged-list';
import { Skeleton } from '@motohaat/ui/skeleton';
import { EmptyState } from '@motohaat/ui/states';

import { links } from '../links.ts';
import { ConversationCard } from './conversation-card.tsx';
import { useLookAgain } from './use-look-again.ts';

import styles from './talk.module.css';

/** ms after which an open list looks again. */
const rhythm = 15_000;

/** What somebody and others write to each other, the latest first. */
export default function MessagesPage() {
  const { list: t } = useTalkMessages();
  const session = useSession();
  const role = session.status === 'ready' ? session.user.role : 'buyer';
  return (
    <Page title={t.title} lead={t.lead}>
      {role === 'admin' ? <EmptyState>{t.empty.admin}</EmptyState> : <Conversations role={role} />}
    </Page>
  );
}

function Conversations({ role }: { role: 'buyer' | 'seller' }) {
  const { list: t } = useTalkMessages();
  const list = usePagedList(conversationsQuery(useApi()));
  useLookAgain(['conversations', 'list'], rhythm);
  const action = role === 'buyer' && (
    <ButtonLink variant="primary" to={links.href('all-bikes')}>
      {t.toBikes}
    </ButtonLink>
  );
  return (
    <PagedList
      list={list}
      label={t.title}
      loading={t.loading}
      failed={t.failed}
      empty={<EmptyState action={action || undefined}>{t.empty[role]}</EmptyState>}
      skeleton={<Skeleton className={styles.bone} />}
    >
      {(conversation) => <ConversationCard conversation={conversation} />}
    </PagedList>
  );
}
