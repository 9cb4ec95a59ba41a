import { Page } from '@motohaat/ui/page';
import { lazy, Suspense } from 'react';

import { ReleaseConsole } from '../features/releases/release-console.tsx';
import { RevisionHistory } from '../features/releases/revision-history.tsx';
import { LateUses } from '../features/uses/late-uses.tsx';
import { useMessages } from '../messages/releases/index.ts';

/** At the foot of the page, and seldom looked at. */
const PreviewSection = lazy(async () => ({
  default: (await import('../features/previews/preview-section.tsx')).PreviewSection,
}));
const WebhookSection = lazy(async () => ({
  default: (await import('../features/webhooks/webhook-section.tsx')).WebhookSection,
}));

export default function ReleasesPage() {
  const t = useMessages();
  return (
    <Page title={t.title} lead={t.lead}>
      <ReleaseConsole />
      <LateUses />
      <RevisionHistory />
      <Suspense>
        <PreviewSection />
        <WebhookSection />
      </Suspense>
    </Page>
  );
}
