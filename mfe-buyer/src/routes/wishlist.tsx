import { Page } from '@motohaat/ui/page';

import { WishList } from '../features/wishes/wish-list.tsx';

export default function WishListPage() {
  return (
    <Page title="WishList" lead="The bikes that you keep an eye on.">
      <WishList />
    </Page>
  );
}
