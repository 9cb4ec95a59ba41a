// Its pages write dates in English too.
import '@motohaat/domain/long-formats-en';
import { english } from '@motohaat/domain/formats-en';
import type { OfferEvent } from '@motohaat/domain/offer';
import type { TalkReason } from '@motohaat/domain/talk';

const { taka } = english;

export const messages = {
  list: {
    title: 'Messages',
    lead: 'What you and others write to each other about bikes.',
    loading: 'Loading your messages',
    failed: 'Your messages could not be loaded.',
    empty: {
      buyer: 'You have not asked anybody yet. On a bike’s page you can ask its seller.',
      seller: 'Nobody has written to you yet. Buyers ask from your bikes’ pages.',
      admin: 'Admins have no messages of their own.',
    },
    toBikes: 'Look at bikes',
    unread: (count: number) => (count === 1 ? '1 new' : `${count} new`),
    you: (text: string) => `You: ${text}`,
    nothing: 'Nothing is written yet.',
  },
  title: (name: string) => `Conversation with ${name}`,
  loading: 'Loading the conversation',
  failed: 'The conversation could not be loaded.',
  back: 'All messages',
  log: 'Messages',
  older: 'Show earlier messages',
  olderFailed: 'Earlier messages could not be loaded.',
  latest: 'To the latest messages',
  today: 'Today',
  you: 'You',
  removed: 'This message was removed.',
  keptForReport: 'Removed by its author; kept because it was reported.',
  states: { sending: 'Sending', sent: 'Sent', seen: 'Seen', failed: 'Not sent' },
  retry: 'Try again',
  discard: 'Discard',
  remove: 'Remove for both',
  removedToast: 'The message is removed.',
  doubtful:
    'Careful: this holds a contact, a link or an account. Pay nothing before you have seen the bike, and only on MotoHaat.',
  /** An offer in its moment, above its amount: of the reader, and of somebody by name. */
  offers: {
    own: {
      made: 'You offered',
      countered: 'You named another price',
      accepted: 'You accepted',
      declined: 'You declined',
      withdrawn: 'You took this back',
      booked: 'You booked at this price',
    },
    by: {
      made: (name: string) => `${name} offered`,
      countered: (name: string) => `${name} named another price`,
      accepted: (name: string) => `${name} accepted`,
      declined: (name: string) => `${name} declined`,
      withdrawn: (name: string) => `${name} took this back`,
      booked: (name: string) => `${name} booked at this price`,
    },
    /** In a list, beside the name of whoever did it. */
    inShort: {
      made: (amount: number) => `Offer of ${taka(amount)}`,
      countered: (amount: number) => `Another price: ${taka(amount)}`,
      accepted: (amount: number) => `Accepted ${taka(amount)}`,
      declined: (amount: number) => `Declined ${taka(amount)}`,
      withdrawn: (amount: number) => `Took back ${taka(amount)}`,
      booked: (amount: number) => `Booked at ${taka(amount)}`,
    },
  } satisfies {
    own: Record<OfferEvent, string>;
    by: Record<OfferEvent, (name: string) => string>;
    inShort: Record<OfferEvent, (amount: number) => string>;
  },
  questions: {
    title: 'Ask with one press',
    list: ['Is it still for sale?', 'Are the papers in your name?', 'When can I see it?'],
  },
  composer: {
    label: 'Your message',
    help: 'Enter sends, Shift and Enter begins a new line.',
    placeholder: 'Write a message',
    send: 'Send',
    left: (count: number) => `${count} characters left`,
    empty: 'Write something first.',
    closed: 'No more messages can be sent in this conversation.',
    blocked: (name: string) => `You have blocked ${name}. Unblock to write again.`,
  },
  bike: {
    asked: 'Asked',
    reserved: 'Booked',
    sold: 'Sold',
    gone: 'No longer shown',
    booking: 'To the booking',
  },
  block: {
    open: 'Block',
    title: (name: string) => `Block ${name}?`,
    note: 'Neither of you can write to the other any more, about any bike. They are not told.',
    confirm: 'Block',
    done: (name: string) => `${name} is blocked.`,
    undo: 'Unblock',
    undone: (name: string) => `You can write to ${name} again.`,
  },
  report: {
    open: 'Report',
    title: 'Report this conversation',
    note: 'An admin then reads it, up to here. The other side is not told who reported.',
    reason: 'What is wrong?',
    reasons: {
      fraud: 'It looks like fraud',
      rude: 'Insults or threats',
      spam: 'Advertising',
      other: 'Something else',
    } satisfies Record<TalkReason, string>,
    words: 'More about it, if you like',
    confirm: 'Report',
    done: 'Reported. We look into it.',
  },
};

export type Messages = typeof messages;
