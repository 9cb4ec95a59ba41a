import type { MyProduct } from '@motohaat/contract/selling';
import { ButtonLink } from '@motohaat/ui/button';
import { Page } from '@motohaat/ui/page';

import { DraftList } from '../features/products/draft-list.tsx';
import { ProductList } from '../features/products/product-list.tsx';
import { BikeStatistics } from '../features/statistics/bike-statistics.tsx';
import { links } from '../links.ts';
import { useMessages } from '../messages/index.ts';

const figures = ({ _id: id }: MyProduct, namedBy: string) => (
  <BikeStatistics bikeId={id} namedBy={namedBy} />
);

export default function MyProductsPage() {
  const { products: t } = useMessages();
  return (
    <Page
      title={t.title}
      lead={t.lead}
      action={<ButtonLink to={links.href('add-bike')}>{t.add}</ButtonLink>}
    >
      <DraftList />
      <ProductList figures={figures} />
    </Page>
  );
}
