import { commonWords, platformWords } from '@motohaat/platform';
import { uiWords } from '@motohaat/ui/messages';
import { dealWords } from '@motohaat/ui/messages/deal';

import { words } from '../messages/index.ts';
import { paymentWords } from '../messages/payment/index.ts';
import { savedSearchWords } from '../messages/saved-searches/index.ts';

const catalogues = [
  words,
  paymentWords,
  savedSearchWords,
  commonWords,
  platformWords,
  uiWords,
  dealWords,
];
await Promise.all(catalogues.map(({ prepare }) => prepare('en')));
