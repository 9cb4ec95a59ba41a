import '@motohaat/domain/formats-en';
import { commonWords } from '@motohaat/platform';

import { uiWords } from '../messages/index.ts';
import { suggestionsWords } from '../messages/suggestions/index.ts';

await Promise.all([uiWords, suggestionsWords, commonWords].map(({ prepare }) => prepare('en')));
