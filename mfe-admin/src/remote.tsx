import type { RemoteModule } from '@motohaat/platform';
import { filling } from '@motohaat/platform/filling';
import { withWords } from '@motohaat/platform/messages';
import { uiWords } from '@motohaat/ui/messages';
import { dealCourseWords } from '@motohaat/ui/messages/deal/course';
import { dealStepsWords } from '@motohaat/ui/messages/deal/steps';
import { releaseWords } from '@motohaat/ui/messages/release';
import { talkWords } from '@motohaat/ui/messages/talk';

import { conversationsWords } from './messages/conversations/index.ts';
import { disputesWords } from './messages/disputes/index.ts';
import {
  auditWords,
  bookingsWords,
  commonWords,
  homeWords,
  reportsWords,
  usersWords,
} from './messages/index.ts';
import { mailsWords } from './messages/mails/index.ts';
import { marketWords } from './messages/market/index.ts';
import { modelsWords } from './messages/models/index.ts';
import { consoleWords } from './messages/releases/index.ts';
import { reviewWords } from './messages/review/index.ts';
import { stolenWords } from './messages/stolen/index.ts';

export default {
  users: withWords(
    () => import(/* webpackChunkName: "users" */ './routes/users.tsx'),
    commonWords,
    usersWords,
    uiWords,
  ),
  sellers: withWords(
    () => import(/* webpackChunkName: "sellers" */ './routes/sellers.tsx'),
    commonWords,
    usersWords,
    uiWords,
  ),
  buyers: withWords(
    () => import(/* webpackChunkName: "buyers" */ './routes/buyers.tsx'),
    commonWords,
    usersWords,
    uiWords,
  ),
  'paid-bookings': withWords(
    () => import(/* webpackChunkName: "paid-bookings" */ './routes/paid-bookings.tsx'),
    commonWords,
    bookingsWords,
    uiWords,
  ),
  disputes: withWords(
    () => import(/* webpackChunkName: "disputes" */ './routes/disputes.tsx'),
    commonWords,
    bookingsWords,
    disputesWords,
    uiWords,
  ),
  dispute: withWords(
    () => import(/* webpackChunkName: "dispute" */ './routes/dispute.tsx'),
    commonWords,
    bookingsWords,
    disputesWords,
    dealStepsWords,
    dealCourseWords,
    uiWords,
  ),
  'reported-items': withWords(
    () => import(/* webpackChunkName: "reported-items" */ './routes/reported-items.tsx'),
    commonWords,
    reportsWords,
    uiWords,
  ),
  conversations: withWords(
    () => import(/* webpackChunkName: "conversations" */ './routes/conversations.tsx'),
    commonWords,
    uiWords,
    talkWords,
    conversationsWords,
  ),
  review: withWords(
    () => import(/* webpackChunkName: "review" */ './routes/review.tsx'),
    commonWords,
    uiWords,
    reviewWords,
  ),
  'stolen-numbers': withWords(
    () => import(/* webpackChunkName: "stolen-numbers" */ './routes/stolen-numbers.tsx'),
    commonWords,
    stolenWords,
    uiWords,
  ),
  models: withWords(
    () => import(/* webpackChunkName: "models" */ './routes/models.tsx'),
    commonWords,
    uiWords,
    modelsWords,
  ),
  mails: withWords(
    () => import(/* webpackChunkName: "mails" */ './routes/mails.tsx'),
    commonWords,
    uiWords,
    mailsWords,
  ),
  audit: withWords(
    () => import(/* webpackChunkName: "audit" */ './routes/audit.tsx'),
    commonWords,
    auditWords,
    uiWords,
  ),
  releases: withWords(
    () => import(/* webpackChunkName: "releases" */ './routes/releases.tsx'),
    commonWords,
    uiWords,
    consoleWords,
    releaseWords,
  ),
  bell: withWords(() => import(/* webpackChunkName: "bell" */ './fillings/bell.tsx'), uiWords),
  waiting: withWords(
    () => import(/* webpackChunkName: "waiting" */ './fillings/waiting.tsx'),
    homeWords,
    uiWords,
  ),
  'bike-reports': filling(
    'bike.notice',
    withWords(
      () => import(/* webpackChunkName: "bike-reports" */ './fillings/bike-reports.tsx'),
      marketWords,
      uiWords,
    ),
  ),
} satisfies RemoteModule;
