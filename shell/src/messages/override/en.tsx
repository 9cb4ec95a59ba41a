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
  preview: {
    name: 'Preview',
    told: (name: ReactNode, releases: string, until: Date) => (
      <>
        Preview {name}: {releases || 'nothing that you may see'}. It is here until{' '}
        {until.toLocaleString('en-GB', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' })}
        .
      </>
    ),
    leave: 'Leave the preview',
  },
};

export type Messages = typeof messages;
