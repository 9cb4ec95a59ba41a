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
  home: () => import(/* webpackChunkName: "home" */ './routes/home.tsx'),
  category: () => import(/* webpackChunkName: "category" */ './routes/category.tsx'),
  blogs: () => import(/* webpackChunkName: "blogs" */ './routes/blogs.tsx'),
  login: withForms(() => import(/* webpackChunkName: "login" */ './routes/login.tsx')),
  signup: withForms(() => import(/* webpackChunkName: "signup" */ './routes/signup.tsx')),
  terms: () => import(/* webpackChunkName: "terms" */ './routes/terms.tsx'),
  privacy: () => import(/* webpackChunkName: "privacy" */ './routes/privacy.tsx'),
} satisfies RemoteModule;
