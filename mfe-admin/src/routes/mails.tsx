import { Page } from '@motohaat/ui/page';

import { MailList } from '../features/mails/mail-list.tsx';
import { useMailsMessages } from '../messages/mails/index.ts';

export default function MailsPage() {
  const t = useMailsMessages().page;
  return (
    <Page title={t.title} lead={t.lead}>
      <MailList />
    </Page>
  );
}
