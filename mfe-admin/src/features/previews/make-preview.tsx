import * as calls from '@motohaat/contract/calls';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { usePreviewMessages } from '@motohaat/ui/messages/release/previews';
import { PreviewDialog, type WantedPreview } from '@motohaat/ui/release/preview-dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { applicationsQuery, versionsQuery } from './previews.queries.ts';

/** Shows releases of any application before they are live. */
export function MakePreview({ onClose }: { onClose: () => void }) {
  const t = usePreviewMessages();
  const api = useApi();
  const [chosen, setChosen] = useState<string>();
  const applications = useQuery(applicationsQuery(api));
  const application = chosen ?? applications.data?.[0] ?? '';
  const versions = useQuery(versionsQuery(api, application));
  const make = useAction({
    run: (once, body: WantedPreview) =>
      once.call(calls.releases.makePreview, { params: { application }, body }),
    success: t.done,
    changes: ['releases'],
    refusals: 'here',
    unknowns: 'here',
    onDone: onClose,
  });
  const isLost = applications.isError || versions.isError;
  return (
    <PreviewDialog
      application={application}
      applications={applications.data ?? []}
      onApplication={setChosen}
      versions={versions.data}
      failed={isLost ? t.releasesFailed : undefined}
      make={make}
      onClose={onClose}
    />
  );
}
