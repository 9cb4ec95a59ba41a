import { type RemoteModule, withForms } from '@motohaat/platform';
import { withWords } from '@motohaat/platform/messages';
import { uiWords } from '@motohaat/ui/messages';
import { dealWords } from '@motohaat/ui/messages/deal';
import { statisticsWords } from '@motohaat/ui/messages/statistics';

import { words } from './messages/index.ts';
import { listingWords } from './messages/listing/index.ts';

export default {
  addProduct: withWords(
    withForms(() => import(/* webpackChunkName: "addProduct" */ './routes/add-product.tsx')),
    words,
    listingWords,
    uiWords,
  ),
  myProducts: withWords(
    () => import(/* webpackChunkName: "myProducts" */ './routes/my-products.tsx'),
    words,
    statisticsWords,
    uiWords,
  ),
  editProduct: withWords(
    withForms(() => import(/* webpackChunkName: "editProduct" */ './routes/edit-product.tsx')),
    words,
    listingWords,
    uiWords,
  ),
  bookings: withWords(
    () => import(/* webpackChunkName: "bookings" */ './routes/bookings.tsx'),
    words,
    dealWords,
    uiWords,
  ),
  booking: withWords(
    () => import(/* webpackChunkName: "booking" */ './routes/booking.tsx'),
    words,
    dealWords,
    uiWords,
  ),
  'booking-paper': withWords(
    () => import(/* webpackChunkName: "booking-paper" */ './routes/booking-paper.tsx'),
    words,
    dealWords,
    uiWords,
  ),
  bell: withWords(() => import(/* webpackChunkName: "bell" */ './fillings/bell.tsx'), uiWords),
  waiting: withWords(
    () => import(/* webpackChunkName: "waiting" */ './fillings/waiting.tsx'),
    words,
    uiWords,
  ),
} satisfies RemoteModule;
