import * as calls from '@motohaat/contract/calls';
import type { Draft } from '@motohaat/contract/drafts';
import { longFormats } from '@motohaat/domain/long-formats';
import { useLanguage } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { BikePicture } from '@motohaat/ui/bike-picture';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { TrashIcon } from '@motohaat/ui/icons';
import { useState } from 'react';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';

import styles from './draft-list.module.css';

/** A listing that is not finished: to go on with, or to delete. */
export function DraftCard({ draft }: { draft: Draft }) {
  const { drafts: t } = useMessages();
  const { day } = longFormats(useLanguage());
  const [asks, setAsks] = useState(false);
  const name = draft.body.name || t.unnamed;
  const deleting = useAction({
    run: (api) => api.call(calls.drafts.remove, { params: { id: draft._id } }),
    success: t.deleted,
    changes: ['products'],
    refusals: 'here',
    unknowns: 'here',
    onDone: () => setAsks(false),
  });
  return (
    <article className={styles.card} aria-label={name}>
      <BikePicture className={styles.picture} src={draft.body.images?.[0]} alt="" />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.saved}>{t.saved(day(new Date(draft.savedAt)))}</p>
        <div className={styles.actions}>
          <ButtonLink
            to={`${links.href('add-bike')}?draft=${draft._id}`}
            aria-label={t.goOnWith(name)}
          >
            {t.goOn}
          </ButtonLink>
          <Button
            variant="destructive"
            aria-label={t.deleteOne(name)}
            onClick={() => setAsks(true)}
          >
            <TrashIcon />
            {t.delete}
          </Button>
        </div>
      </div>
      {asks && (
        <ConfirmDialog
          isDanger
          title={t.deleteTitle(name)}
          confirmLabel={t.delete}
          action={deleting}
          onConfirm={() => deleting.run()}
          onClose={() => setAsks(false)}
        >
          <p>{t.deleteNote}</p>
        </ConfirmDialog>
      )}
    </article>
  );
}
