import { Page } from '@motohaat/ui/page';
import { lazy, Suspense } from 'react';

import { ReleaseConsole } from '../features/releases/release-console.tsx';
import { RevisionHistory } from '../features/releases/revision-history.tsx';
import { UsesSkeleton } from '../features/uses/uses-skeleton.tsx';
import { useMessages } from '../messages/releases/index.ts';

/** A picture and a long table: the page does not wait for them. */
const UsesSection = lazy(async () => ({
  default: (await import('../features/uses/uses-section.tsx')).UsesSection,
}));

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
      <Suspense fallback={<UsesSkeleton />}>
        <UsesSection />
      </Suspense>
      <RevisionHistory />
      <Suspense>
        <PreviewSection />
        <WebhookSection />
      </Suspense>
    </Page>
  );
}
