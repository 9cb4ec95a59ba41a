import type { ListResult } from '@motohaat/domain/list-result';
import type { ActionState, Outcome } from '@motohaat/domain/outcome';
import type { NamedRelease } from '@motohaat/domain/preview';
import { useToasts } from '@motohaat/platform';
import { useState } from 'react';

import { Button, ButtonLink } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { CopyIcon } from '../icons.tsx';
import { usePreviewMessages } from '../messages/release/previews/index.ts';
import { PagedList } from '../paged-list.tsx';

import styles from './previews.module.css';

/** Published releases that are shown on the real site before they are live. */
export type PreviewShown = {
  application: string;
  name: string;
  /** Opens it. */
  url: string;
  releases: readonly NamedRelease[];
  madeAt: string;
  madeBy: string;
  expiresAt: string;
};

/** What tells a preview from the others: each application has names of its own. */
export type PreviewKey = Pick<PreviewShown, 'application' | 'name'>;

type PreviewListProps = {
  list: ListResult<PreviewShown>;
  /** Ends one: its address shows nothing any more. */
  end: ActionState & { run: (preview: PreviewKey) => Promise<Outcome> };
};

/** The previews that are not over, with their addresses and the way to end them. */
export function PreviewList({ list, end }: PreviewListProps) {
  const t = usePreviewMessages();
  const [asked, setAsked] = useState<PreviewShown>();
  async function confirm(preview: PreviewShown) {
    const outcome = await end.run({ application: preview.application, name: preview.name });
    if (outcome.status === 'done') setAsked(undefined);
    return outcome;
  }
  return (
    <>
      <PagedList
        list={list}
        label={t.title}
        loading={t.loading}
        failed={t.failed}
        empty={<p className={styles.quiet}>{t.none}</p>}
        skeletons={1}
        rowKey={({ application, name }) => `${application} ${name}`}
      >
        {(preview) => <PreviewCard preview={preview} onEnd={() => setAsked(preview)} />}
      </PagedList>
      {asked && (
        <ConfirmDialog
          title={t.endQuestion(asked.name)}
          confirmLabel={t.end}
          isDanger
          action={end}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{t.endConsequence}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function PreviewCard({ preview, onEnd }: { preview: PreviewShown; onEnd: () => void }) {
  const t = usePreviewMessages();
  const toasts = useToasts();
  const { application, name, url, releases, madeAt, madeBy, expiresAt } = preview;
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toasts.success(t.copied);
    } catch {
      // Browsers refuse it on pages of other frames, and where people have forbidden it.
      toasts.error(t.notCopied);
    }
  }
  return (
    <article className={styles.card} aria-label={t.nameOf(application, name)}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p>{t.shows(releases)}</p>
        <p className={styles.quiet}>{t.made(madeBy, madeAt)}</p>
        <p className={styles.quiet}>{t.until(expiresAt)}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink href={url} aria-label={t.openOf(name)}>
          {t.open}
        </ButtonLink>
        <Button aria-label={t.copyOf(name)} onClick={() => void copy()}>
          <CopyIcon />
          {t.copy}
        </Button>
        <Button variant="destructive" aria-label={t.endOf(name)} onClick={onEnd}>
          {t.end}
        </Button>
      </div>
    </article>
  );
}
