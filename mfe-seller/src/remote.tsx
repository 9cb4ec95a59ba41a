import type { RemoteModule } from '@motohaat/platform';

export default {
  addProduct: () => import(/* webpackChunkName: "addProduct" */ './routes/add-product.tsx'),
  myProducts: () => import(/* webpackChunkName: "myProducts" */ './routes/my-products.tsx'),
  editProduct: () => import(/* webpackChunkName: "editProduct" */ './routes/edit-product.tsx'),
  bookings: () => import(/* webpackChunkName: "bookings" */ './routes/bookings.tsx'),
} satisfies RemoteModule;
