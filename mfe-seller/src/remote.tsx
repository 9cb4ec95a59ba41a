import type { RemoteModule } from '@motohaat/platform';

/** The shell has the code of forms and does not load it by itself: it comes together with the page. */
const withForms =
  <Page,>(load: () => Promise<Page>) =>
  () => {
    // The page asks for it too, and fails if it does not come.
    import(/* webpackMode: "eager" */ './forms.ts').catch(() => {});
    return load();
  };

export default {
  addProduct: withForms(
    () => import(/* webpackChunkName: "addProduct" */ './routes/add-product.tsx'),
  ),
  myProducts: () => import(/* webpackChunkName: "myProducts" */ './routes/my-products.tsx'),
  editProduct: withForms(
    () => import(/* webpackChunkName: "editProduct" */ './routes/edit-product.tsx'),
  ),
  bookings: () => import(/* webpackChunkName: "bookings" */ './routes/bookings.tsx'),
} satisfies RemoteModule;
