import { commonWords, platformWords } from '@motohaat/platform';
import { uiWords } from '@motohaat/ui/messages';
import { dealWords } from '@motohaat/ui/messages/deal';
import { dealCourseWords } from '@motohaat/ui/messages/deal/course';
import { dealStepsWords } from '@motohaat/ui/messages/deal/steps';
import { releaseWords } from '@motohaat/ui/messages/release';
import { previewWords } from '@motohaat/ui/messages/release/previews';
import { talkWords } from '@motohaat/ui/messages/talk';

import { conversationsWords } from '../messages/conversations/index.ts';
import { disputesWords } from '../messages/disputes/index.ts';
import { words } from '../messages/index.ts';
import { mailsWords } from '../messages/mails/index.ts';
import { marketWords } from '../messages/market/index.ts';
import { modelsWords } from '../messages/models/index.ts';
import { dialogWords } from '../messages/releases/dialogs/index.ts';
import { historyWords } from '../messages/releases/history/index.ts';
import { consoleWords } from '../messages/releases/index.ts';
import { reviewWords } from '../messages/review/index.ts';
import { stolenWords } from '../messages/stolen/index.ts';
import { usesWords } from '../messages/uses/index.ts';
import { webhookWords } from '../messages/webhooks/index.ts';

await Promise.all(
  [
    words,
    commonWords,
    platformWords,
    uiWords,
    consoleWords,
    dialogWords,
    historyWords,
    mailsWords,
    marketWords,
    dealWords,
    dealCourseWords,
    dealStepsWords,
    disputesWords,
    modelsWords,
    releaseWords,
    previewWords,
    reviewWords,
    stolenWords,
    usesWords,
    webhookWords,
    conversationsWords,
    talkWords,
  ].map(({ prepare }) => prepare('en')),
);
