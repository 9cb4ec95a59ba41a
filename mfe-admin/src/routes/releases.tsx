import { Page } from '@motohaat/ui/page';

import { ReleaseConsole } from '../features/releases/release-console.tsx';
import { RevisionHistory } from '../features/releases/revision-history.tsx';
import { UsesSection } from '../features/releases/uses-section.tsx';
import { WebhookSection } from '../features/webhooks/webhook-section.tsx';
import { useMessages } from '../messages/releases/index.ts';

export default function ReleasesPage() {
  const t = useMessages();
  return (
    <Page title={t.title} lead={t.lead}>
      <ReleaseConsole />
      <UsesSection />
      <RevisionHistory />
      <WebhookSection />
    </Page>
  );
}
