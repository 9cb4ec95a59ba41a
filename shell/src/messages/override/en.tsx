import { zone } from '@motohaat/domain/long-formats';
import type { ReactNode } from 'react';

export const messages = {
  name: 'Override',
  told: (remote: ReactNode, origin: ReactNode, until: Date) => (
    <>
      You see {remote} from {origin} until{' '}
      {until.toLocaleTimeString('en-GB', { timeZone: zone, timeStyle: 'short' })}.
    </>
  ),
  end: 'End',
};

export type Messages = typeof messages;
