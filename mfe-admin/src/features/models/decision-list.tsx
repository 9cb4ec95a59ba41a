import { maximumReasonLength } from '@motohaat/contract/administration';
import * as calls from '@motohaat/contract/calls';
import type { ModelDecision } from '@motohaat/contract/other-models';
import { longFormats } from '@motohaat/domain/long-formats';
import { useApi, useLanguage } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { useDraft } from '@motohaat/platform/use-draft';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { Badge } from '@motohaat/ui/badge';
import { Button } from '@motohaat/ui/button';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { PagedList } from '@motohaat/ui/paged-list';
import { EmptyState } from '@motohaat/ui/states';
import { useId, useState } from 'react';

import { useModelsMessages } from '../../messages/models/index.ts';
import { changedByDecision, decisionsQuery } from './models.queries.ts';

import styles from './models.module.css';

/** What was made of sellers' words, the latest first, and how to take it back. */
export function DecisionList() {
  const t = useModelsMessages().decisions;
  const id = useId();
  const list = usePagedList(decisionsQuery(useApi()));
  return (
    <section className={styles.decisions} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {t.title}
      </h2>
      <PagedList
        list={list}
        label={t.label}
        loading={t.loading}
        failed={t.failed}
        empty={<EmptyState>{t.empty}</EmptyState>}
      >
        {(decision) => <Decision decision={decision} />}
      </PagedList>
    </section>
  );
}

function Decision({ decision }: { decision: ModelDecision }) {
  const t = useModelsMessages().decisions;
  const { day } = longFormats(useLanguage());
  const [isAsking, setAsking] = useState(false);
  const { words, model, isNew, by, createdAt, bikes, state } = decision;
  const name = `${model.brand.name} ${model.name}`;
  const isUndone = state === 'undone' || state === 'undoing';
  return (
    <div className={styles.decision}>
      <div>
        <p>{isNew ? t.added(words, name) : t.mapped(words, name)}</p>
        <p className={styles.facts}>{t.about(by, day(new Date(createdAt)), bikes)}</p>
      </div>
      <div className={styles.actions}>
        <Badge tone={isUndone ? 'accent' : 'success'}>{t.states[state]}</Badge>
        {!isUndone && (
          <Button aria-label={`${t.undo}: ${words}`} onClick={() => setAsking(true)}>
            {t.undo}
          </Button>
        )}
      </div>
      {isAsking && <UndoDialog decision={decision} onClose={() => setAsking(false)} />}
    </div>
  );
}

function UndoDialog({ decision, onClose }: { decision: ModelDecision; onClose: () => void }) {
  const t = useModelsMessages().decisions;
  const { _id: id, words } = decision;
  const draft = useDraft(`undoModel.${id}`, { reason: '' });
  const undoing = useAction({
    run: (api, reason: string) =>
      api.call(calls.otherModels.undo, { params: { id }, body: { reason } }),
    success: t.undone,
    changes: changedByDecision,
    refusals: 'here',
    unknowns: 'here',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t.undoTitle(words)}
      confirmLabel={t.undo}
      reason={{ isNeeded: true, help: t.undoHelp, maximum: maximumReasonLength, draft }}
      action={undoing}
      onConfirm={undoing.run}
      onClose={onClose}
    >
      <p>{t.undoText}</p>
    </ConfirmDialog>
  );
}
