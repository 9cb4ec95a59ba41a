import * as calls from '@motohaat/contract/calls';
import type { RegisteredRelease } from '@motohaat/contract/registry';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { Button } from '@motohaat/ui/button';
import { usePreviewMessages } from '@motohaat/ui/messages/release/previews';
import { PreviewDialog, type WantedPreview } from '@motohaat/ui/release/preview-dialog';
import { type PreviewKey, PreviewList } from '@motohaat/ui/release/preview-list';
import { useId, useState } from 'react';

import { previewsQuery } from './team.queries.ts';

import styles from './team.module.css';

type TeamPreviewsProps = { application: string; releases: readonly RegisteredRelease[] };

/** What a team shows of its releases before they are live. */
export function TeamPreviews({ application, releases }: TeamPreviewsProps) {
  const t = usePreviewMessages();
  const [isMaking, setMaking] = useState(false);
  const id = useId();
  const list = usePagedList(previewsQuery(useApi(), application));
  const make = useAction({
    run: (api, body: WantedPreview) =>
      api.call(calls.registry.makePreview, { params: { application }, body }),
    success: t.done,
    changes: ['releases'],
    refusals: 'here',
    unknowns: 'here',
    onDone: () => setMaking(false),
  });
  const end = useAction({
    run: (api, params: PreviewKey) => api.call(calls.registry.endPreview, { params }),
    success: t.ended,
    changes: ['releases'],
    refusals: 'here',
    unknowns: 'here',
  });
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {t.title}
      </h3>
      <p className={styles.quiet}>{t.lead}</p>
      <PreviewList list={list} end={end} />
      <p>
        <Button onClick={() => setMaking(true)}>{t.add}</Button>
      </p>
      {isMaking && (
        <PreviewDialog
          application={application}
          versions={releases.filter(({ available }) => available).map(({ version }) => version)}
          make={make}
          onClose={() => {
            make.reset();
            setMaking(false);
          }}
        />
      )}
    </section>
  );
}
