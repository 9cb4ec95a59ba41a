import { english } from '@motohaat/domain/formats-en';

const { number: grouped, taka } = english;

export const messages = {
  list: {
    more: 'Load more',
    moreNeedsScript: 'There is more. Showing it needs JavaScript.',
    came: (added: string, all: string) => `${added} more, ${all} in all.`,
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
  },
  notices: {
    bell: (unread: number, isMore: boolean) =>
      unread === 0 ? 'Notices' : `Notices: ${isMore ? 'more than ' : ''}${grouped(unread)} unread`,
    count: (unread: number) => grouped(unread),
    more: (most: number) => `${grouped(most)}+`,
  },
  waiting: {
    title: 'Waiting for you',
    loading: 'Loading what waits for you',
    failed: 'What waits for you could not be loaded.',
    nothing: 'Nothing waits for you right now.',
  },
  dialog: {
    close: 'Close',
    cancel: 'Cancel',
    reason: 'Reason',
    reasonIfAny: 'Reason (optional)',
    reasonMissing: 'Write down why.',
  },
  booking: {
    title: (bike: string) => `Book ${bike}`,
    lead: (hours: number) => `The bike is held for you for ${hours} hours. You pay from My Orders.`,
    name: 'Name',
    noName: 'No Name',
    email: 'Email',
    price: 'Price',
    agreed: 'Agreed price',
    asked: (price: number) => `Asked: ${taka(price)}`,
    phone: 'Phone',
    phoneHelp: 'The seller calls this number, such as 01712 345678.',
    phoneMissing:
      'Give a number if you can, such as 01712 345678. Without one the seller cannot call you, and may let the bike go.',
    phoneRead: (number: string) => `The seller calls ${number}.`,
    phoneWrong: 'Enter a mobile number of Bangladesh, such as 01712 345678.',
    place: 'Meeting location',
    placeHelp: 'For example: Mirpur 10 metro station, Dhaka.',
    cancel: 'Cancel',
    confirm: 'Book this bike',
  },
  cancelBooking: {
    title: (bike: string) => `Cancel the booking of ${bike}?`,
    cancel: 'Keep the booking',
    confirm: 'Cancel the booking',
  },
  deleteBike: {
    title: (bike: string) => `Delete ${bike}?`,
    consequence: 'It disappears from MotoHaat for everybody. This cannot be undone.',
    confirm: 'Delete',
  },
  deleteAdvert: {
    title: (bike: string) => `Delete the advert of ${bike}?`,
    consequence: 'The bike leaves the home page. It stays for sale in its category.',
    confirm: 'Delete',
  },
  upload: {
    waiting: 'Waiting for the server…',
    sending: (percent: number) => `Uploading… ${percent} %`,
    checking: 'Checking the photo…',
  },
  photoFailures: {
    tooLarge:
      'This photo is larger than 8 MB and cannot be made smaller here. Choose a smaller one.',
    notAPhoto: 'This is not a photo that can be shown. Choose a JPEG, PNG, WebP or AVIF file.',
    heic: 'This is a HEIC photo, which this browser cannot read. Take it again as a JPEG: on an iPhone after Settings › Camera › Formats › Most Compatible, on other phones with “High efficiency” turned off in the camera’s settings.',
    connectionLost: 'The connection was lost. Try it again.',
  },
};

export type Messages = typeof messages;
