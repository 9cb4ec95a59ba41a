import { type RemoteModule, withForms } from '@motohaat/platform';
import { withWords } from '@motohaat/platform/messages';
import { uiWords } from '@motohaat/ui/messages';

import { accountWords } from './messages/account/index.ts';
import { articlesWords } from './messages/articles/index.ts';
import { bikeWords } from './messages/bike/index.ts';
import { bikesWords } from './messages/bikes/index.ts';
import { categoryWords } from './messages/category/index.ts';
import { houseWords } from './messages/house/index.ts';
import { words } from './messages/index.ts';
import { keepWords } from './messages/keep/index.ts';
import { landingWords } from './messages/landing/index.ts';
import { legalWords } from './messages/legal/index.ts';
import { searchWords } from './messages/search/index.ts';

/** What the pages for brands, models and districts say. */
const ofLanding = [words, bikesWords, landingWords, searchWords, keepWords, uiWords];
/** What a bike's page says, by either of its addresses. */
const ofBike = [words, bikesWords, bikeWords, keepWords, uiWords];

export default {
  home: withWords(() => import(/* webpackChunkName: "home" */ './routes/home.tsx'), words),
  category: withWords(
    () => import(/* webpackChunkName: "category" */ './routes/category.tsx'),
    words,
    bikesWords,
    categoryWords,
    uiWords,
  ),
  bike: withWords(() => import(/* webpackChunkName: "bike" */ './routes/bike.tsx'), ...ofBike),
  'bike-of-id': withWords(
    () => import(/* webpackChunkName: "bike-of-id" */ './routes/bike-of-id.tsx'),
    ...ofBike,
  ),
  seller: withWords(
    () => import(/* webpackChunkName: "seller" */ './routes/seller.tsx'),
    words,
    bikesWords,
    bikeWords,
    keepWords,
    uiWords,
  ),
  compare: withWords(
    () => import(/* webpackChunkName: "compare" */ './routes/compare.tsx'),
    words,
    bikesWords,
    bikeWords,
    keepWords,
    uiWords,
  ),
  search: withWords(
    () => import(/* webpackChunkName: "search" */ './routes/search.tsx'),
    words,
    bikesWords,
    searchWords,
    keepWords,
    uiWords,
  ),
  // One page, at three addresses.
  'all-bikes': withWords(
    () => import(/* webpackChunkName: "all-bikes" */ './routes/landing.tsx'),
    ...ofLanding,
  ),
  'bikes-of': withWords(
    () => import(/* webpackChunkName: "bikes-of" */ './routes/landing.tsx'),
    ...ofLanding,
  ),
  'bikes-in': withWords(
    () => import(/* webpackChunkName: "bikes-in" */ './routes/landing.tsx'),
    ...ofLanding,
  ),
  blogs: withWords(
    () => import(/* webpackChunkName: "blogs" */ './routes/blogs.tsx'),
    words,
    articlesWords,
  ),
  login: withWords(
    withForms(() => import(/* webpackChunkName: "login" */ './routes/login.tsx')),
    words,
    accountWords,
  ),
  signup: withWords(
    withForms(() => import(/* webpackChunkName: "signup" */ './routes/signup.tsx')),
    words,
    accountWords,
  ),
  terms: withWords(
    () => import(/* webpackChunkName: "terms" */ './routes/terms.tsx'),
    words,
    legalWords,
  ),
  privacy: withWords(
    () => import(/* webpackChunkName: "privacy" */ './routes/privacy.tsx'),
    words,
    legalWords,
  ),
  about: withWords(
    () => import(/* webpackChunkName: "about" */ './routes/about.tsx'),
    words,
    houseWords,
  ),
  services: withWords(
    () => import(/* webpackChunkName: "services" */ './routes/services.tsx'),
    words,
    houseWords,
  ),
  help: withWords(
    () => import(/* webpackChunkName: "help" */ './routes/help.tsx'),
    words,
    houseWords,
  ),
} satisfies RemoteModule;
