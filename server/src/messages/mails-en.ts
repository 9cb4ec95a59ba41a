import type { NoticeKind, NoticeSubject } from '@motohaat/domain/notice';

/** What kinds of notices are called where people choose. */
const kinds = {
  booked: 'A bike is booked',
  booking_ends_soon: 'A booking ends soon',
  booking_cancelled: 'A booking is cancelled',
  booking_expired: 'A booking expires',
  paid: 'A payment arrives',
  refund_started: 'Money is being returned',
  refunded: 'Money was returned',
  disputed: 'Something is wrong with a sale',
  dispute_decided: 'A case is decided',
  handed_over: 'A bike is handed over',
  reviewed: 'Somebody reviews you',
  review_answered: 'A review of yours is answered',
  message: 'New messages',
  offer: 'Offers and answers to them',
  price_drop: 'A bike you wish for costs less',
  wish_sold: 'A bike you wish for is sold',
  wish_back: 'A bike you wish for is for sale again',
  saved_search: 'New bikes for your saved searches',
  report_decided: 'Your report was looked into',
  listing_approved: 'Your bike is approved',
  listing_refused: 'Your bike needs a change',
  listing_hidden: 'Your bike is hidden after reports',
  listing_removed: 'Your bike is removed',
  listing_restored: 'Your bike is back',
  listing_ends_soon: 'Your listing ends soon',
  listing_expired: 'Your listing has ended',
  account_suspended: 'Your account is suspended',
  account_reinstated: 'Your account is open again',
  deletion_asked: 'Your account will be deleted',
  deletion_stopped: 'Your account stays',
  password_changed: 'Your password was changed',
  sessions_ended: 'You were signed out everywhere',
  role_changed: 'Your account has a new role',
} satisfies Record<NoticeKind, string>;

/** What mails about a subject are, and what their button says. */
const subjects = {
  booking: { title: 'Bookings', open: 'See the booking' },
  money: { title: 'Money', open: 'See the booking' },
  talk: { title: 'Messages and offers', open: 'Answer' },
  wish: { title: 'Bikes you wish for', open: 'See the bike' },
  search: { title: 'Saved searches', open: 'See the new bikes' },
  report: { title: 'Your reports', open: 'See your reports' },
  listing: { title: 'Your bikes for sale', open: 'See your bike' },
  account: { title: 'Account', open: 'Open your account' },
} satisfies Record<NoticeSubject, { title: string; open: string }>;

/** The words of mails around those of the notice, and of the page that ends them. */
export const mails = {
  kinds,
  subjects,
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  /** Before the address of the place, where a button cannot be pressed. */
  orOpen: 'Or open this address:',
  because: 'You get this mail because you have an account at MotoHaat.',
  always: 'Mails about your account and your money are always sent.',
  choose: 'Choose what you are mailed',
  stop: 'No more mails of this kind',
  help: (email: string) => `Questions? Write to ${email}.`,
  /** The page behind the link in a mail. */
  off: {
    question: 'No more of these mails?',
    kind: (kind: string) => `They are about this: ${kind}.`,
    stays: 'On the site you are told of it as before.',
    confirm: 'Stop these mails',
    all: 'Stop all mails that need not be sent',
    done: 'Done',
    stopped: (kind: string) => `You get no more mails about this: ${kind}.`,
    stoppedAll: 'You get mails about your account and your money alone.',
    invalid: 'This link does not work',
    invalidWhy: 'It is not whole, or the account is gone. You can choose in your profile.',
  },
  alwaysSent: 'Mails about account and money are always sent.',
};
