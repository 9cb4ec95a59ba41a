import type { RemoteModule } from '@motohaat/platform';
import { withWords } from '@motohaat/platform/messages';
import { uiWords } from '@motohaat/ui/messages';
import { dealWords } from '@motohaat/ui/messages/deal';

import { words } from './messages/index.ts';
import { paymentWords } from './messages/payment/index.ts';
import { savedSearchWords } from './messages/saved-searches/index.ts';

export default {
  myorders: withWords(
    () => import(/* webpackChunkName: "myorders" */ './routes/myorders.tsx'),
    words,
    dealWords,
    uiWords,
  ),
  order: withWords(
    () => import(/* webpackChunkName: "order" */ './routes/order.tsx'),
    words,
    dealWords,
    uiWords,
  ),
  'order-paper': withWords(
    () => import(/* webpackChunkName: "order-paper" */ './routes/order-paper.tsx'),
    words,
    dealWords,
    uiWords,
  ),
  wishlist: withWords(
    () => import(/* webpackChunkName: "wishlist" */ './routes/wishlist.tsx'),
    words,
    uiWords,
  ),
  payment: withWords(
    () => import(/* webpackChunkName: "payment" */ './routes/payment.tsx'),
    words,
    paymentWords,
    uiWords,
  ),
  'my-reports': withWords(
    () => import(/* webpackChunkName: "my-reports" */ './routes/my-reports.tsx'),
    words,
    uiWords,
  ),
  'saved-searches': withWords(
    () => import(/* webpackChunkName: "saved-searches" */ './routes/saved-searches.tsx'),
    words,
    savedSearchWords,
    uiWords,
  ),
  bell: withWords(() => import(/* webpackChunkName: "bell" */ './fillings/bell.tsx'), uiWords),
  waiting: withWords(
    () => import(/* webpackChunkName: "waiting" */ './fillings/waiting.tsx'),
    words,
    uiWords,
  ),
} satisfies RemoteModule;
