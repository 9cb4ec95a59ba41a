import { Page } from '@motohaat/ui/page';

import { DecisionList } from '../features/models/decision-list.tsx';
import { OtherModelList } from '../features/models/other-model-list.tsx';
import { useModelsMessages } from '../messages/models/index.ts';

export default function ModelsPage() {
  const t = useModelsMessages().page;
  return (
    <Page title={t.title} lead={t.lead}>
      <OtherModelList />
      <DecisionList />
    </Page>
  );
}
