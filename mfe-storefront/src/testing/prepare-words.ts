import { commonWords, platformWords } from '@motohaat/platform';
import { uiWords } from '@motohaat/ui/messages';

import { accountWords } from '../messages/account/index.ts';
import { articlesWords } from '../messages/articles/index.ts';
import { categoryWords } from '../messages/category/index.ts';
import { words } from '../messages/index.ts';
import { legalWords } from '../messages/legal/index.ts';
import { lowerWords } from '../messages/lower/index.ts';
import { photoWords } from '../messages/photos/index.ts';

const catalogues = [
  words,
  accountWords,
  articlesWords,
  categoryWords,
  legalWords,
  lowerWords,
  photoWords,
  commonWords,
  platformWords,
  uiWords,
];

await Promise.all(catalogues.map(({ prepare }) => prepare('en')));
