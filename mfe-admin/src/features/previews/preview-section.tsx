import * as calls from '@motohaat/contract/calls';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { Button } from '@motohaat/ui/button';
import { useReleaseMessages } from '@motohaat/ui/messages/release';
import { type PreviewKey, PreviewList } from '@motohaat/ui/release/preview-list';
import { useState } from 'react';

import { MakePreview } from './make-preview.tsx';
import { previewsQuery } from './previews.queries.ts';

import styles from './previews.module.css';

/** What teams show of their releases before they are live. */
export default function PreviewSection() {
  const { previews: t } = useReleaseMessages();
  const [isMaking, setMaking] = useState(false);
  const list = usePagedList(previewsQuery(useApi()));
  const end = useAction({
    run: (api, params: PreviewKey) => api.call(calls.releases.endPreview, { params }),
    success: t.ended,
    changes: ['releases'],
    refusals: 'here',
    unknowns: 'here',
  });
  return (
    <section className={styles.section} aria-labelledby="previews">
      <header className={styles.words}>
        <h2 id="previews" className={styles.heading}>
          {t.title}
        </h2>
        <p className={styles.quiet}>{t.lead}</p>
      </header>
      <PreviewList list={list} end={end} />
      <p>
        <Button onClick={() => setMaking(true)}>{t.add}</Button>
      </p>
      {isMaking && <MakePreview onClose={() => setMaking(false)} />}
    </section>
  );
}
