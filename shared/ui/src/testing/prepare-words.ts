import '@motohaat/domain/formats-en';
import { commonWords } from '@motohaat/platform';

import { uiWords } from '../messages/index.ts';
import { suggestionsWords } from '../messages/suggestions/index.ts';
import { talkWords } from '../messages/talk/index.ts';

await Promise.all(
  [uiWords, suggestionsWords, talkWords, commonWords].map(({ prepare }) => prepare('en')),
);
