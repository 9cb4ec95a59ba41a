import { englishDay as day } from '@motohaat/domain/day-en';
import { english } from '@motohaat/domain/formats-en';

const { number, plural } = english;

export const messages = {
  profile: {
    title: 'Profile',
    loading: 'Loading your profile',
    failed: 'Your profile could not be loaded.',
    about: 'About you',
    name: 'Name',
    nameMissing: 'Enter your name.',
    phone: 'Phone (optional)',
    phoneHelp: 'A mobile number of Bangladesh. Only the other side of a booking sees it.',
    phoneWrong: 'Enter a mobile number of Bangladesh, or nothing.',
    email: 'Email',
    emailConfirmed: 'Confirmed. You sign in with it.',
    emailUnconfirmed: 'Not confirmed yet.',
    save: 'Save',
    saved: 'Saved.',
  },
  photo: {
    label: 'Photo',
    change: 'Change photo',
    add: 'Add a photo',
    remove: 'Remove photo',
    again: 'Try again',
    help: 'A JPEG, PNG, WebP or AVIF file. Where it was taken is erased.',
    uploading: 'Uploading the photo',
    cancel: 'Cancel',
    saved: 'Photo saved.',
    removed: 'Photo removed.',
    stopped: 'Stopped. Your photo is as it was.',
  },
  role: {
    title: 'Buying and selling',
    is: {
      buyer: 'You are a buyer: you book bikes, make offers, and keep wishes and searches.',
      seller: 'You are a seller: you list bikes, answer buyers and hand bikes over.',
    },
    open: { seller: 'Become a seller…', buyer: 'Become a buyer again…' },
    question: { seller: 'Become a seller?', buyer: 'Become a buyer again?' },
    loading: 'Loading what will change',
    changes: 'What will change',
    confirm: { seller: 'Become a seller', buyer: 'Become a buyer again' },
    done: { seller: 'You are a seller now.', buyer: 'You are a buyer again.' },
    holds: 'What holds it',
    close: 'Close',
    /** What becoming a seller changes. */
    selling: {
      may: 'You can list bikes for sale, and your dashboard has the pages of a seller.',
      mayNot: 'You can no longer book bikes, make offers or report bikes.',
      bookings: (count: number) =>
        plural(count, {
          one: `Your ${number(count)} booking stays yours: you find, pay and close it under My Orders.`,
          other: `Your ${number(count)} bookings stay yours: you find, pay and close them under My Orders.`,
        }),
      offers: (count: number) =>
        plural(count, {
          one: `Your ${number(count)} offer is withdrawn, and the seller is told.`,
          other: `Your ${number(count)} offers are withdrawn, and the sellers are told.`,
        }),
      rest: 'Your wishlist and saved searches are kept, but rest: we tell you nothing of them.',
      back: 'You can become a buyer again when none of your bikes is on the market and no booking of them is under way.',
    },
    /** What becoming a buyer again changes. */
    buying: {
      may: 'You can book bikes, make offers, and use your wishlist and saved searches again.',
      mayNot: 'You can no longer list bikes. Your drafts wait until you are a seller again.',
      sales: 'The pages of your past sales are closed until then; your reviews stay.',
      back: 'You can become a seller again at any time.',
    },
  },
  mails: {
    title: 'Emails',
    loading: 'Loading what you are mailed',
    failed: 'What you are mailed could not be loaded.',
    lead: (email: string) =>
      `What happens reaches you in the bell and at ${email}. Choose what you want to be mailed; each choice is saved at once.`,
    closed: 'MotoHaat sends no mails at present. Your choices are kept.',
    always: 'Always sent',
    wanted: (some: number, all: number) =>
      some === 0 ? 'None' : some === all ? 'All' : `${number(some)} of ${number(all)}`,
  },
  sessions: {
    title: 'Where you are signed in',
    lead: 'Lost your phone, or used somebody else’s computer? Sign out on every device, this one too.',
    open: 'Sign out everywhere',
    question: 'Sign out everywhere?',
    consequence: 'All your sessions end now. You can sign in again at any time.',
    confirm: 'Sign out',
    done: 'You are signed out everywhere.',
  },
  data: {
    title: 'Your data',
    lead: 'A file with everything that MotoHaat keeps about you: account, bikes, bookings, payments, wishes and reports.',
    download: 'Download my data',
  },
  teams: {
    title: 'Your teams',
    open: (applications: readonly string[]) => `Releases of ${applications.join(', ')}`,
  },
  deletion: {
    title: 'Delete my account',
    demo: 'This is a demo account that everybody uses. It stays.',
    lead: 'You will read first what happens, and you can change your mind for 7 days.',
    open: 'Delete my account…',
    question: 'Delete your account?',
    loading: 'Loading what will happen',
    consequences: 'What will happen',
    lookInto: 'Look into it',
    close: 'Close',
    password: 'Password',
    passwordHelp: 'To be sure that it is you.',
    passwordMissing: 'Password is required',
    google: 'Google will ask you to sign in, to be sure that it is you.',
    cancel: 'Cancel',
    byPassword: 'Delete my account',
    byGoogle: 'Continue with Google and delete',
  },
  /** What deleting one's account will do. */
  consequences: {
    signedOut: 'You are signed out everywhere now, and your bikes leave the market.',
    until: (due: Date) =>
      `Until ${day(due)} you can sign in and keep your account. After that nothing brings it back.`,
    unpaidBookings: (count: number) =>
      plural(count, {
        one: `${number(count)} unpaid booking is cancelled, and the other side is told.`,
        other: `${number(count)} unpaid bookings are cancelled, and the other side is told.`,
      }),
    listings: (count: number) =>
      plural(count, {
        one: `${number(count)} listing is removed.`,
        other: `${number(count)} listings are removed.`,
      }),
    adverts: (count: number) =>
      plural(count, {
        one: `${number(count)} advert ends.`,
        other: `${number(count)} adverts end.`,
      }),
    wishes: (count: number) =>
      plural(count, {
        one: `${number(count)} wish is deleted.`,
        other: `${number(count)} wishes are deleted.`,
      }),
    reports: (count: number) =>
      plural(count, {
        one: `${number(count)} report stays, without your name.`,
        other: `${number(count)} reports stay, without your name.`,
      }),
    erased:
      'Your name, email, phone and photo are erased. Payments are kept, without your name, for accounting.',
  },
};

export type Messages = typeof messages;
