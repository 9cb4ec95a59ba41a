import { ButtonLink } from '@motohaat/ui/button';
import { Page } from '@motohaat/ui/page';

import { ProductList } from '../features/products/product-list.tsx';
import { links } from '../links.ts';

export default function MyProductsPage() {
  return (
    <Page
      title="My Products"
      lead="The bikes that you sell, the newest first."
      action={<ButtonLink to={links.href('add-bike')}>Add Product</ButtonLink>}
    >
      <ProductList />
    </Page>
  );
}
