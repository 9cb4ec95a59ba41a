import type { RemoteModule } from '@motohaat/platform';
import { filling } from '@motohaat/platform/filling';
import { withWords } from '@motohaat/platform/messages';
import { uiWords } from '@motohaat/ui/messages';
import { dealWords } from '@motohaat/ui/messages/deal';
import { dealStepsWords } from '@motohaat/ui/messages/deal/steps';
import { offersWords } from '@motohaat/ui/messages/offers';

import { actsWords } from './messages/acts/index.ts';
import {
  commonWords,
  homeWords,
  ordersWords,
  reportsWords,
  wishesWords,
} from './messages/index.ts';
import { paymentWords } from './messages/payment/index.ts';
import { savedSearchWords } from './messages/saved-searches/index.ts';

export default {
  myorders: withWords(
    () => import(/* webpackChunkName: "myorders" */ './routes/myorders.tsx'),
    commonWords,
    ordersWords,
    dealStepsWords,
    uiWords,
  ),
  order: withWords(
    () => import(/* webpackChunkName: "order" */ './routes/order.tsx'),
    commonWords,
    dealWords,
    dealStepsWords,
    uiWords,
  ),
  'order-paper': withWords(
    () => import(/* webpackChunkName: "order-paper" */ './routes/order-paper.tsx'),
    commonWords,
    dealWords,
    uiWords,
  ),
  wishlist: withWords(
    () => import(/* webpackChunkName: "wishlist" */ './routes/wishlist.tsx'),
    commonWords,
    wishesWords,
    uiWords,
  ),
  payment: withWords(
    () => import(/* webpackChunkName: "payment" */ './routes/payment.tsx'),
    commonWords,
    ordersWords,
    paymentWords,
    uiWords,
  ),
  'my-reports': withWords(
    () => import(/* webpackChunkName: "my-reports" */ './routes/my-reports.tsx'),
    commonWords,
    reportsWords,
    uiWords,
  ),
  'saved-searches': withWords(
    () => import(/* webpackChunkName: "saved-searches" */ './routes/saved-searches.tsx'),
    commonWords,
    savedSearchWords,
    uiWords,
  ),
  bell: withWords(() => import(/* webpackChunkName: "bell" */ './fillings/bell.tsx'), uiWords),
  waiting: withWords(
    () => import(/* webpackChunkName: "waiting" */ './fillings/waiting.tsx'),
    homeWords,
    uiWords,
  ),
  'bike-acts': filling(
    'bike.acts',
    withWords(
      () => import(/* webpackChunkName: "bike-acts" */ './fillings/bike-acts.tsx'),
      actsWords,
      uiWords,
    ),
  ),
  'bike-offer': filling(
    'bike.notice',
    withWords(
      () => import(/* webpackChunkName: "bike-offer" */ './fillings/bike-offer.tsx'),
      offersWords,
      uiWords,
    ),
  ),
  'search-acts': filling(
    'search.acts',
    withWords(
      () => import(/* webpackChunkName: "search-acts" */ './fillings/search-acts.tsx'),
      actsWords,
    ),
  ),
} satisfies RemoteModule;
