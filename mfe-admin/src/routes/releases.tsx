import { Page } from '@motohaat/ui/page';

import { ReleaseConsole } from '../features/releases/release-console.tsx';
import { RevisionHistory } from '../features/releases/revision-history.tsx';

export default function ReleasesPage() {
  return (
    <Page
      title="Releases"
      lead="What is live of each application, how it does, and how it came so."
    >
      <ReleaseConsole />
      <RevisionHistory />
    </Page>
  );
}
