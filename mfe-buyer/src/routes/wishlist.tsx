import { Page } from '@motohaat/ui/page';

import { WishList } from '../features/wishes/wish-list.tsx';
import { useMessages } from '../messages/index.ts';

export default function WishListPage() {
  const { wishes: t } = useMessages();
  return (
    <Page title={t.title} lead={t.lead}>
      <WishList />
    </Page>
  );
}
