import { commonWords, platformWords } from '@motohaat/platform';
import { uiWords } from '@motohaat/ui/messages';
import { dealWords } from '@motohaat/ui/messages/deal';
import { dealCourseWords } from '@motohaat/ui/messages/deal/course';
import { dealReviewWords } from '@motohaat/ui/messages/deal/reviews';
import { dealStepsWords } from '@motohaat/ui/messages/deal/steps';
import { offersWords } from '@motohaat/ui/messages/offers';
import { statisticsWords } from '@motohaat/ui/messages/statistics';

import { words } from '../messages/index.ts';
import { listingWords } from '../messages/listing/index.ts';
import { restWords } from '../messages/listing/rest/index.ts';

const catalogues = [
  words,
  offersWords,
  listingWords,
  restWords,
  commonWords,
  platformWords,
  uiWords,
  dealWords,
  dealCourseWords,
  dealStepsWords,
  dealReviewWords,
  statisticsWords,
];
await Promise.all(catalogues.map(({ prepare }) => prepare('en')));
