import { useApi } from '@motohaat/platform';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { EmptyState, FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import { useMessages } from '../../messages/webhooks/index.ts';
import { PagePart } from '../../ui/page-part.tsx';
import { AddWebhook } from './add-webhook.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { webhooksQuery } from './webhooks.queries.ts';

import styles from './webhooks.module.css';

/** The addresses that are told of each act on what is live. */
export default function WebhookSection() {
  const t = useMessages();
  return (
    <PagePart id="webhooks" title={t.title} lead={t.lead}>
      <WebhookList />
      <AddWebhook />
    </PagePart>
  );
}

function WebhookList() {
  const t = useMessages();
  const { data, error, refetch } = useQuery(webhooksQuery(useApi()));
  if (!data && error) return <FailedState onRetry={() => void refetch()}>{t.failed}</FailedState>;
  if (!data) {
    return (
      <SkeletonGroup label={t.loading}>
        <Skeleton className={styles.bone} />
      </SkeletonGroup>
    );
  }
  if (data.length === 0) return <EmptyState>{t.empty}</EmptyState>;
  return (
    <ul className={styles.list} aria-label={t.label}>
      {data.map((webhook) => (
        <li key={webhook._id}>
          <WebhookCard webhook={webhook} />
        </li>
      ))}
    </ul>
  );
}
