import type { RemoteModule } from '@motohaat/shared/platform';

export default {
  users: () => import(/* webpackChunkName: "users" */ './routes/users.tsx'),
} satisfies RemoteModule;
