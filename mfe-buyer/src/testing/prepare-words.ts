import { commonWords, platformWords } from '@motohaat/platform';
import { uiWords } from '@motohaat/ui/messages';
import { dealWords } from '@motohaat/ui/messages/deal';
import { dealCourseWords } from '@motohaat/ui/messages/deal/course';
import { dealReviewWords } from '@motohaat/ui/messages/deal/reviews';
import { dealStepsWords } from '@motohaat/ui/messages/deal/steps';
import { offersWords } from '@motohaat/ui/messages/offers';

import { actsWords } from '../messages/acts/index.ts';
import { words } from '../messages/index.ts';
import { paymentWords } from '../messages/payment/index.ts';
import { savedSearchWords } from '../messages/saved-searches/index.ts';

const catalogues = [
  words,
  actsWords,
  offersWords,
  paymentWords,
  savedSearchWords,
  commonWords,
  platformWords,
  uiWords,
  dealWords,
  dealCourseWords,
  dealStepsWords,
  dealReviewWords,
];
await Promise.all(catalogues.map(({ prepare }) => prepare('en')));
