import { platformWords } from '@motohaat/platform';
import { dialogWords } from '@motohaat/ui/dialog-messages';
import { uiWords } from '@motohaat/ui/messages';

import { words } from '../messages/index.ts';
import { paymentWords } from '../messages/payment/index.ts';

const catalogues = [words, paymentWords, platformWords, uiWords, dialogWords];
await Promise.all(catalogues.map(({ prepare }) => prepare('en')));
