import { uiWords } from '@motohaat/ui/messages';
import { releaseWords } from '@motohaat/ui/messages/release';
import { previewWords } from '@motohaat/ui/messages/release/previews';
import { suggestionsWords } from '@motohaat/ui/messages/suggestions';

import { prepareWords } from '../language/load-words.ts';
import { dashboardWords } from '../messages/dashboard/index.ts';
import { teamWords } from '../messages/dashboard/sections.ts';
import { overrideWords } from '../messages/override/index.ts';
import { sessionWords } from '../messages/session/index.ts';

await Promise.all([
  prepareWords('en'),
  ...[
    dashboardWords,
    overrideWords,
    previewWords,
    releaseWords,
    sessionWords,
    suggestionsWords,
    teamWords,
    uiWords,
  ].map(({ prepare }) => prepare('en')),
]);
