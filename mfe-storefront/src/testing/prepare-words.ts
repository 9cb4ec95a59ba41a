import { commonWords, platformWords } from '@motohaat/platform';
import { uiWords } from '@motohaat/ui/messages';
import { suggestionsWords } from '@motohaat/ui/messages/suggestions';

import { accountWords } from '../messages/account/index.ts';
import { articlesWords } from '../messages/articles/index.ts';
import { bikeWords } from '../messages/bike/index.ts';
import { bikesWords } from '../messages/bikes/index.ts';
import { categoryWords } from '../messages/category/index.ts';
import { houseWords } from '../messages/house/index.ts';
import { words } from '../messages/index.ts';
import { keepWords } from '../messages/keep/index.ts';
import { landingWords } from '../messages/landing/index.ts';
import { legalWords } from '../messages/legal/index.ts';
import { lowerWords } from '../messages/lower/index.ts';
import { photoWords } from '../messages/photos/index.ts';
import { searchWords } from '../messages/search/index.ts';

const catalogues = [
  words,
  accountWords,
  articlesWords,
  bikeWords,
  bikesWords,
  categoryWords,
  houseWords,
  keepWords,
  landingWords,
  legalWords,
  lowerWords,
  photoWords,
  searchWords,
  commonWords,
  platformWords,
  suggestionsWords,
  uiWords,
];

await Promise.all(catalogues.map(({ prepare }) => prepare('en')));
