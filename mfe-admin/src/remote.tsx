import type { RemoteModule } from '@motohaat/platform';

export default {
  users: () => import(/* webpackChunkName: "users" */ './routes/users.tsx'),
  sellers: () => import(/* webpackChunkName: "sellers" */ './routes/sellers.tsx'),
  buyers: () => import(/* webpackChunkName: "buyers" */ './routes/buyers.tsx'),
  'paid-bookings': () =>
    import(/* webpackChunkName: "paid-bookings" */ './routes/paid-bookings.tsx'),
  'reported-items': () =>
    import(/* webpackChunkName: "reported-items" */ './routes/reported-items.tsx'),
  audit: () => import(/* webpackChunkName: "audit" */ './routes/audit.tsx'),
  releases: () => import(/* webpackChunkName: "releases" */ './routes/releases.tsx'),
} satisfies RemoteModule;
