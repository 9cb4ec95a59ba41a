import { defineMessages, joinMessages } from '@motohaat/platform/messages';

/** What all pages say. */
export const commonWords = defineMessages({
  en: () => import(/* webpackChunkName: "words-en" */ './common/en.tsx'),
  bn: () => import(/* webpackChunkName: "words-bn" */ './common/bn.tsx'),
});

/** The words of the audit log. */
export const auditWords = defineMessages({
  en: () => import(/* webpackChunkName: "audit-en" */ './audit/en.tsx'),
  bn: () => import(/* webpackChunkName: "audit-bn" */ './audit/bn.tsx'),
});

/** The words of paid bookings. */
export const bookingsWords = defineMessages({
  en: () => import(/* webpackChunkName: "bookings-en" */ './bookings/en.tsx'),
  bn: () => import(/* webpackChunkName: "bookings-bn" */ './bookings/bn.tsx'),
});

/** What waits for the admin. */
export const homeWords = defineMessages({
  en: () => import(/* webpackChunkName: "home-en" */ './home/en.tsx'),
  bn: () => import(/* webpackChunkName: "home-bn" */ './home/bn.tsx'),
});

/** The words of reports. */
export const reportsWords = defineMessages({
  en: () => import(/* webpackChunkName: "reports-en" */ './reports/en.tsx'),
  bn: () => import(/* webpackChunkName: "reports-bn" */ './reports/bn.tsx'),
});

/** The words of the lists of people. */
export const usersWords = defineMessages({
  en: () => import(/* webpackChunkName: "users-en" */ './users/en.tsx'),
  bn: () => import(/* webpackChunkName: "users-bn" */ './users/bn.tsx'),
});

/** The words of the admin’s pages, each of which prepares its own. */
export const words = joinMessages(
  [commonWords, auditWords, bookingsWords, homeWords, reportsWords, usersWords],
  {
    common: commonWords.messagesIn,
    audit: auditWords.messagesIn,
    bookings: bookingsWords.messagesIn,
    home: homeWords.messagesIn,
    reports: reportsWords.messagesIn,
    users: usersWords.messagesIn,
  },
);
export const { useMessages } = words;
export type Messages = ReturnType<typeof useMessages>;
