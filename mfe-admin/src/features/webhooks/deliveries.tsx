import * as calls from '@motohaat/contract/calls';
import type { Delivery } from '@motohaat/contract/webhooks';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { Badge, type BadgeTone } from '@motohaat/ui/badge';
import { Button } from '@motohaat/ui/button';
import { PagedList } from '@motohaat/ui/paged-list';
import { EmptyState } from '@motohaat/ui/states';

import { useMessages } from '../../messages/webhooks/index.ts';
import { changedByWebhooks, deliveriesQuery } from './webhooks.queries.ts';

import styles from './webhooks.module.css';

/** What an address was told, newest first. */
export function Deliveries({ id }: { id: string }) {
  const t = useMessages();
  const list = usePagedList(deliveriesQuery(useApi(), id));
  return (
    <PagedList
      list={list}
      label={t.deliveries}
      loading={t.deliveriesLoading}
      failed={t.deliveriesFailed}
      empty={<EmptyState>{t.nothing}</EmptyState>}
    >
      {(delivery) => <DeliveryRow id={id} delivery={delivery} />}
    </PagedList>
  );
}

const tones: Record<Delivery['status'], BadgeTone> = {
  due: 'neutral',
  failed: 'neutral',
  sent: 'success',
  dead: 'danger',
};

function DeliveryRow({ id, delivery }: { id: string; delivery: Delivery }) {
  const t = useMessages();
  const { _id, revision, finding, status, tries, error, at } = delivery;
  const sending = useAction({
    run: (api) => api.call(calls.webhooks.sendAgain, { params: { id, delivery: _id } }),
    success: t.sentAgain,
    changes: changedByWebhooks,
  });
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <p>
          <Badge tone={tones[status]}>{t.statuses[status]}</Badge>{' '}
          {finding && <Badge>{t.findings[finding]}</Badge>} {t.delivery(revision, at, tries)}
        </p>
        {error && <p className={styles.quiet}>{error}</p>}
      </div>
      {status === 'dead' && (
        <Button
          busy={sending.pending}
          aria-label={t.againOf(revision)}
          onClick={() => void sending.run()}
        >
          {t.again}
        </Button>
      )}
    </div>
  );
}
