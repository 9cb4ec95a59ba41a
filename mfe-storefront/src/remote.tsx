import type { RemoteModule } from '@motohaat/platform';
import { withWords } from '@motohaat/platform/messages';
import { dialogWords } from '@motohaat/ui/dialog-messages';
import { uiWords } from '@motohaat/ui/messages';

import { accountWords } from './messages/account/index.ts';
import { articlesWords } from './messages/articles/index.ts';
import { categoryWords } from './messages/category/index.ts';
import { words } from './messages/index.ts';
import { legalWords } from './messages/legal/index.ts';

/** The shell has the code of forms and does not load it by itself: it comes together with the page. */
const withForms =
  <Page,>(load: () => Promise<Page>) =>
  () => {
    // The page asks for it too, and fails if it does not come.
    import(/* webpackMode: "eager" */ './forms.ts').catch(() => {});
    return load();
  };

export default {
  home: withWords(() => import(/* webpackChunkName: "home" */ './routes/home.tsx'), words, uiWords),
  category: withWords(
    () => import(/* webpackChunkName: "category" */ './routes/category.tsx'),
    words,
    categoryWords,
    uiWords,
    dialogWords,
  ),
  blogs: withWords(
    () => import(/* webpackChunkName: "blogs" */ './routes/blogs.tsx'),
    words,
    articlesWords,
    uiWords,
  ),
  login: withWords(
    withForms(() => import(/* webpackChunkName: "login" */ './routes/login.tsx')),
    words,
    accountWords,
    uiWords,
  ),
  signup: withWords(
    withForms(() => import(/* webpackChunkName: "signup" */ './routes/signup.tsx')),
    words,
    accountWords,
    uiWords,
  ),
  terms: withWords(
    () => import(/* webpackChunkName: "terms" */ './routes/terms.tsx'),
    words,
    legalWords,
    uiWords,
  ),
  privacy: withWords(
    () => import(/* webpackChunkName: "privacy" */ './routes/privacy.tsx'),
    words,
    legalWords,
    uiWords,
  ),
} satisfies RemoteModule;
