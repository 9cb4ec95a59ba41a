import '@motohaat/domain/formats-en';
import { commonWords } from '@motohaat/platform';

import { uiWords } from '../messages/index.ts';

await Promise.all([uiWords, commonWords].map(({ prepare }) => prepare('en')));
