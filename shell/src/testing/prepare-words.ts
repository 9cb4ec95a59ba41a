import { dialogWords } from '@motohaat/ui/dialog-messages';

import { prepareWords } from '../language/load-words.ts';
import { dashboardWords } from '../messages/dashboard/index.ts';
import { sessionWords } from '../messages/session/index.ts';

await Promise.all([
  prepareWords('en'),
  ...[dashboardWords, sessionWords, dialogWords].map(({ prepare }) => prepare('en')),
]);
