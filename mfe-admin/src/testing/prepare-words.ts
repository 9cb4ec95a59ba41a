import { commonWords, platformWords } from '@motohaat/platform';
import { uiWords } from '@motohaat/ui/messages';

import { words } from '../messages/index.ts';
import { consoleWords } from '../messages/releases/index.ts';

await Promise.all(
  [words, commonWords, platformWords, uiWords, consoleWords].map(({ prepare }) => prepare('en')),
);
