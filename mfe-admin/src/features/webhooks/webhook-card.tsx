import * as calls from '@motohaat/contract/calls';
import type { Webhook } from '@motohaat/contract/webhooks';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { useState } from 'react';

import { useMessages } from '../../messages/webhooks/index.ts';
import { Deliveries } from './deliveries.tsx';
import { changedByWebhooks } from './webhooks.queries.ts';

import styles from './webhooks.module.css';

/** One address: how it stands with it, what it was told, and the way to remove it. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const t = useMessages();
  const { _id: id, url, createdAt, endedAt, waiting, dead } = webhook;
  const [isAsking, setAsking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const removing = useAction({
    run: (api) => api.call(calls.webhooks.remove, { params: { id } }),
    success: t.removed,
    changes: changedByWebhooks,
    refusals: 'here',
    unknowns: 'here',
    onDone: () => setAsking(false),
  });
  const facts = [
    endedAt === null ? t.since(createdAt) : t.ended(endedAt),
    ...(waiting > 0 ? [t.waiting(waiting)] : []),
    ...(dead > 0 ? [t.dead(dead)] : []),
  ];
  return (
    <article className={styles.card} aria-label={url}>
      <div className={styles.head}>
        <div className={styles.words}>
          <p className={styles.url}>{url}</p>
          <p className={styles.quiet}>{facts.join(' · ')}</p>
        </div>
        <Button variant="destructive" aria-label={t.removeOf(url)} onClick={() => setAsking(true)}>
          {t.remove}
        </Button>
      </div>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>{t.deliveries}</summary>
        {isOpen && <Deliveries id={id} />}
      </details>
      {isAsking && (
        <ConfirmDialog
          title={t.question}
          confirmLabel={t.confirm}
          isDanger
          action={removing}
          onConfirm={() => removing.run()}
          onClose={() => setAsking(false)}
        >
          <p>{t.consequence(url)}</p>
        </ConfirmDialog>
      )}
    </article>
  );
}
