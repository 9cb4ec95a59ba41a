import type { RemoteModule } from '@motohaat/platform';
import { withWords } from '@motohaat/platform/messages';
import { dialogWords } from '@motohaat/ui/dialog-messages';
import { uiWords } from '@motohaat/ui/messages';

import { words } from './messages/index.ts';
import { listingWords } from './messages/listing/index.ts';

/** The shell has the code of forms and does not load it by itself: it comes together with the page. */
const withForms =
  <Page,>(load: () => Promise<Page>) =>
  () => {
    // The page asks for it too, and fails if it does not come.
    import(/* webpackMode: "eager" */ './forms.ts').catch(() => {});
    return load();
  };

export default {
  addProduct: withWords(
    withForms(() => import(/* webpackChunkName: "addProduct" */ './routes/add-product.tsx')),
    words,
    listingWords,
    uiWords,
    dialogWords,
  ),
  myProducts: withWords(
    () => import(/* webpackChunkName: "myProducts" */ './routes/my-products.tsx'),
    words,
    uiWords,
    dialogWords,
  ),
  editProduct: withWords(
    withForms(() => import(/* webpackChunkName: "editProduct" */ './routes/edit-product.tsx')),
    words,
    listingWords,
    uiWords,
    dialogWords,
  ),
  bookings: withWords(
    () => import(/* webpackChunkName: "bookings" */ './routes/bookings.tsx'),
    words,
    uiWords,
    dialogWords,
  ),
} satisfies RemoteModule;
