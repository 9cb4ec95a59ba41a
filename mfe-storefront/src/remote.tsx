import type { RemoteModule } from '@motohaat/platform';

export default {
  home: () => import(/* webpackChunkName: "home" */ './routes/home.tsx'),
  category: () => import(/* webpackChunkName: "category" */ './routes/category.tsx'),
  blogs: () => import(/* webpackChunkName: "blogs" */ './routes/blogs.tsx'),
  login: () => import(/* webpackChunkName: "login" */ './routes/login.tsx'),
  signup: () => import(/* webpackChunkName: "signup" */ './routes/signup.tsx'),
  terms: () => import(/* webpackChunkName: "terms" */ './routes/terms.tsx'),
  privacy: () => import(/* webpackChunkName: "privacy" */ './routes/privacy.tsx'),
} satisfies RemoteModule;
