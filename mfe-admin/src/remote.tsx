import type { RemoteModule } from '@motohaat/platform';
import { withWords } from '@motohaat/platform/messages';
import { uiWords } from '@motohaat/ui/messages';
import { dealWords } from '@motohaat/ui/messages/deal';
import { talkWords } from '@motohaat/ui/messages/talk';

import { conversationsWords } from './messages/conversations/index.ts';
import { disputesWords } from './messages/disputes/index.ts';
import { words } from './messages/index.ts';
import { mailsWords } from './messages/mails/index.ts';
import { modelsWords } from './messages/models/index.ts';
import { consoleWords } from './messages/releases/index.ts';
import { reviewWords } from './messages/review/index.ts';
import { stolenWords } from './messages/stolen/index.ts';

export default {
  users: withWords(
    () => import(/* webpackChunkName: "users" */ './routes/users.tsx'),
    words,
    uiWords,
  ),
  sellers: withWords(
    () => import(/* webpackChunkName: "sellers" */ './routes/sellers.tsx'),
    words,
    uiWords,
  ),
  buyers: withWords(
    () => import(/* webpackChunkName: "buyers" */ './routes/buyers.tsx'),
    words,
    uiWords,
  ),
  'paid-bookings': withWords(
    () => import(/* webpackChunkName: "paid-bookings" */ './routes/paid-bookings.tsx'),
    words,
    uiWords,
  ),
  disputes: withWords(
    () => import(/* webpackChunkName: "disputes" */ './routes/disputes.tsx'),
    words,
    disputesWords,
    uiWords,
  ),
  dispute: withWords(
    () => import(/* webpackChunkName: "dispute" */ './routes/dispute.tsx'),
    words,
    disputesWords,
    dealWords,
    uiWords,
  ),
  'reported-items': withWords(
    () => import(/* webpackChunkName: "reported-items" */ './routes/reported-items.tsx'),
    words,
    uiWords,
  ),
  conversations: withWords(
    () => import(/* webpackChunkName: "conversations" */ './routes/conversations.tsx'),
    words,
    uiWords,
    talkWords,
    conversationsWords,
  ),
  review: withWords(
    () => import(/* webpackChunkName: "review" */ './routes/review.tsx'),
    words,
    uiWords,
    reviewWords,
  ),
  'stolen-numbers': withWords(
    () => import(/* webpackChunkName: "stolen-numbers" */ './routes/stolen-numbers.tsx'),
    words,
    stolenWords,
    uiWords,
  ),
  models: withWords(
    () => import(/* webpackChunkName: "models" */ './routes/models.tsx'),
    words,
    uiWords,
    modelsWords,
  ),
  mails: withWords(
    () => import(/* webpackChunkName: "mails" */ './routes/mails.tsx'),
    words,
    uiWords,
    mailsWords,
  ),
  audit: withWords(
    () => import(/* webpackChunkName: "audit" */ './routes/audit.tsx'),
    words,
    uiWords,
  ),
  releases: withWords(
    () => import(/* webpackChunkName: "releases" */ './routes/releases.tsx'),
    words,
    uiWords,
    consoleWords,
  ),
  bell: withWords(() => import(/* webpackChunkName: "bell" */ './fillings/bell.tsx'), uiWords),
  waiting: withWords(
    () => import(/* webpackChunkName: "waiting" */ './fillings/waiting.tsx'),
    words,
    uiWords,
  ),
} satisfies RemoteModule;
