import { english } from '@motohaat/domain/formats-en';
import type { ReactNode } from 'react';

const { number, plural } = english;

export const messages = {
  page: {
    title: 'Mails',
    lead: 'Mails that were not taken. Each is tried twelve times over half a day, and then given up.',
  },
  list: {
    label: 'Mails that were not taken',
    loading: 'Loading mails',
    failed: 'The mails could not be loaded.',
    status: 'Show',
    statuses: { dead: 'Given up', failed: 'Tried again' },
    empty: { dead: 'No mail was given up.', failed: 'No mail waits to be tried again.' },
  },
  card: {
    to: (address: ReactNode) => <>To {address}</>,
    about: (day: string, tries: number) =>
      plural(tries, {
        one: `Of ${day}, tried once.`,
        other: `Of ${day}, tried ${number(tries)} times.`,
      }),
    givenUp: (day: string) => `Given up ${day}.`,
    next: (day: string) => `Tried again ${day}.`,
    again: 'Send again',
    againTo: (address: string) => `Send again to ${address}`,
    sentAgain: 'The mail is sent again within seconds.',
  },
};

export type Messages = typeof messages;
