import type { MyProduct } from '@motohaat/contract/selling';
import { withWords } from '@motohaat/platform/messages';
import { ButtonLink } from '@motohaat/ui/button';
import { latePart } from '@motohaat/ui/late-part';
import { statisticsWords } from '@motohaat/ui/messages/statistics';
import { Page } from '@motohaat/ui/page';
import { StatisticsRoom } from '@motohaat/ui/statistics/statistics-room';

import { DraftList } from '../features/products/draft-list.tsx';
import { ProductList } from '../features/products/product-list.tsx';
import { links } from '../links.ts';
import { useMessages } from '../messages/index.ts';

/** Charts, for which the list does not wait. */
const BikeStatistics = latePart(
  withWords(
    () =>
      import(
        /* webpackChunkName: "bike-statistics" */ '../features/statistics/bike-statistics.tsx'
      ),
    statisticsWords,
  ),
  <StatisticsRoom />,
);

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
