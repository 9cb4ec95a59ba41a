import { withWords } from '@motohaat/platform/messages';
import { late } from '@motohaat/ui/late';
import { Page } from '@motohaat/ui/page';

import { ReleaseConsole } from '../features/releases/release-console.tsx';
import { RevisionHistory } from '../features/releases/revision-history.tsx';
import { UsesSkeleton } from '../features/uses/uses-skeleton.tsx';
import { useMessages } from '../messages/releases/index.ts';
import { usesWords } from '../messages/uses/index.ts';

/** A picture and a long table, for which the page does not wait. */
const Uses = late(withWords(() => import('../features/uses/uses-section.tsx'), usesWords));
/** At the foot of the page, and seldom looked at. */
const Previews = late(() => import('../features/previews/preview-section.tsx'));
const Webhooks = late(() => import('../features/webhooks/webhook-section.tsx'));

export default function ReleasesPage() {
  const t = useMessages();
  return (
    <Page title={t.title} lead={t.lead}>
      <ReleaseConsole />
      <Uses near fallback={<UsesSkeleton />} />
      <RevisionHistory />
      <Previews near />
      <Webhooks near />
    </Page>
  );
}
