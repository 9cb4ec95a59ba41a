import type { RemoteModule } from '@motohaat/platform';
import { filling } from '@motohaat/platform/filling';
import { withWords } from '@motohaat/platform/messages';
import { uiWords } from '@motohaat/ui/messages';
import { dealWords } from '@motohaat/ui/messages/deal';
import { dealStepsWords } from '@motohaat/ui/messages/deal/steps';
import { offersWords } from '@motohaat/ui/messages/offers';
import { statisticsWords } from '@motohaat/ui/messages/statistics';

import { homeWords, productsWords, salesWords } from './messages/index.ts';
import { listingWords } from './messages/listing/index.ts';

export default {
  addProduct: withWords(
    () => import(/* webpackChunkName: "addProduct" */ './routes/add-product.tsx'),
    listingWords,
    uiWords,
  ),
  myProducts: withWords(
    () => import(/* webpackChunkName: "myProducts" */ './routes/my-products.tsx'),
    productsWords,
    uiWords,
  ),
  editProduct: withWords(
    () => import(/* webpackChunkName: "editProduct" */ './routes/edit-product.tsx'),
    listingWords,
    uiWords,
  ),
  bookings: withWords(
    () => import(/* webpackChunkName: "bookings" */ './routes/bookings.tsx'),
    salesWords,
    dealStepsWords,
    uiWords,
  ),
  booking: withWords(
    () => import(/* webpackChunkName: "booking" */ './routes/booking.tsx'),
    dealWords,
    dealStepsWords,
    uiWords,
  ),
  'booking-paper': withWords(
    () => import(/* webpackChunkName: "booking-paper" */ './routes/booking-paper.tsx'),
    dealWords,
    uiWords,
  ),
  bell: withWords(() => import(/* webpackChunkName: "bell" */ './fillings/bell.tsx'), uiWords),
  waiting: withWords(
    () => import(/* webpackChunkName: "waiting" */ './fillings/waiting.tsx'),
    homeWords,
    uiWords,
  ),
  'bike-owner': filling(
    'bike.actions',
    withWords(
      () => import(/* webpackChunkName: "bike-owner" */ './fillings/bike-owner.tsx'),
      productsWords,
      uiWords,
    ),
  ),
  'advert-owner': filling(
    'bike.actions',
    withWords(
      () => import(/* webpackChunkName: "advert-owner" */ './fillings/advert-owner.tsx'),
      productsWords,
      uiWords,
    ),
  ),
  'bike-figures': filling(
    'bike.notice',
    withWords(
      () => import(/* webpackChunkName: "bike-figures" */ './fillings/bike-figures.tsx'),
      offersWords,
      statisticsWords,
      uiWords,
    ),
  ),
} satisfies RemoteModule;
