import * as calls from '@motohaat/contract/calls';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { Button } from '@motohaat/ui/button';
import { usePreviewMessages } from '@motohaat/ui/messages/release/previews';
import { type PreviewKey, PreviewList } from '@motohaat/ui/release/preview-list';
import { useState } from 'react';

import { PagePart } from '../../ui/page-part.tsx';
import { MakePreview } from './make-preview.tsx';
import { previewsQuery } from './previews.queries.ts';

/** What teams show of their releases before they are live. */
export default function PreviewSection() {
  const t = usePreviewMessages();
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
    <PagePart id="previews" title={t.title} lead={t.lead}>
      <PreviewList list={list} end={end} />
      <p>
        <Button onClick={() => setMaking(true)}>{t.add}</Button>
      </p>
      {isMaking && <MakePreview onClose={() => setMaking(false)} />}
    </PagePart>
  );
}
