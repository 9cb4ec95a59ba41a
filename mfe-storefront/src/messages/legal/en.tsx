import type { ReactNode } from 'react';

import { privacy } from './privacy.en.tsx';
import { terms } from './terms.en.tsx';

export const messages = {
  terms,
  privacy,
  changedOn: (day: string) => `Last changed on ${day}`,
  contents: 'On this page',
  contact: {
    title: 'Write to us',
    /** A number to call, in the digits of the language. */
    phone: (written: string) => written,
    address: (email: ReactNode, phone: ReactNode) => (
      <>
        {email}, {phone}, Dhaka, Bangladesh.
      </>
    ),
  },
};

export type Messages = typeof messages;
