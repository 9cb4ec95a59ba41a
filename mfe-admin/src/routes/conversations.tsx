import { Page } from '@motohaat/ui/page';

import { ConversationList } from '../features/conversations/conversation-list.tsx';
import { useConversationsMessages } from '../messages/conversations/index.ts';

export default function ConversationsPage() {
  const t = useConversationsMessages().page;
  return (
    <Page title={t.title} lead={t.lead}>
      <ConversationList />
    </Page>
  );
}
