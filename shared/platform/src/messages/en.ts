import type { Done } from '@motohaat/api/done';
import { englishFailures } from '@motohaat/api/failure-words';

export const messages = {
  failures: { ...englishFailures, offline: 'You are offline.' },
  done: {
    advertised: 'Advertised Confirmed.',
    booked: 'Booking Confirmed.',
    bookingCancelled: 'Booking cancelled.',
    deleted: 'Deleted successfully',
    deletedBefore: 'It was deleted before.',
    markedSold: 'Marked as sold.',
  } satisfies Record<Done, string>,
};

export type Messages = typeof messages;
