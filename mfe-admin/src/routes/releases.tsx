import { withWords } from '@motohaat/platform/messages';
import { late } from '@motohaat/ui/late';
import { previewWords } from '@motohaat/ui/messages/release/previews';
import { Page } from '@motohaat/ui/page';

import { HistorySkeleton } from '../features/releases/history-skeleton.tsx';
import { ReleaseConsole } from '../features/releases/release-console.tsx';
import { UsesSkeleton } from '../features/uses/uses-skeleton.tsx';
import { historyWords } from '../messages/releases/history/index.ts';
import { useMessages } from '../messages/releases/index.ts';
import { usesWords } from '../messages/uses/index.ts';
import { webhookWords } from '../messages/webhooks/index.ts';

/** A picture and a long table, for which the page does not wait. */
const Uses = late(withWords(() => import('../features/uses/uses-section.tsx'), usesWords));
/** Below what is live, and seldom looked at. */
const History = late(
  withWords(() => import('../features/releases/revision-history.tsx'), historyWords),
);
const Previews = late(
  withWords(() => import('../features/previews/preview-section.tsx'), previewWords),
);
const Webhooks = late(
  withWords(() => import('../features/webhooks/webhook-section.tsx'), webhookWords),
);

export default function ReleasesPage() {
  const t = useMessages();
  return (
    <Page title={t.title} lead={t.lead}>
      <ReleaseConsole />
      <Uses near fallback={<UsesSkeleton />} />
      <History near fallback={<HistorySkeleton />} />
      <Previews near />
      <Webhooks near />
    </Page>
  );
}
