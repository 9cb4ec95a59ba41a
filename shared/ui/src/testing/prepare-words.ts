import '@motohaat/domain/formats-en';
import { commonWords } from '@motohaat/platform';

import { uiWords } from '../messages/index.ts';
import { releaseWords } from '../messages/release/index.ts';
import { previewWords } from '../messages/release/previews/index.ts';
import { suggestionsWords } from '../messages/suggestions/index.ts';
import { talkWords } from '../messages/talk/index.ts';

await Promise.all(
  [uiWords, releaseWords, previewWords, suggestionsWords, talkWords, commonWords].map(
    ({ prepare }) => prepare('en'),
  ),
);
