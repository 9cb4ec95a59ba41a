import type { RemoteModule } from '@motohaat/platform';

export default {
  myorders: () => import(/* webpackChunkName: "myorders" */ './routes/myorders.tsx'),
  wishlist: () => import(/* webpackChunkName: "wishlist" */ './routes/wishlist.tsx'),
  payment: () => import(/* webpackChunkName: "payment" */ './routes/payment.tsx'),
  'my-reports': () => import(/* webpackChunkName: "my-reports" */ './routes/my-reports.tsx'),
} satisfies RemoteModule;
