import type { ApiClient } from '@motohaat/api/client';
import type { PaidBooking } from '@motohaat/contract/administration';
import * as calls from '@motohaat/contract/calls';
import { spokenTaka } from '@motohaat/domain/money';

/** How an admin ends a paid booking: what the dialog says, and what it does. */
export type BookingAction = {
  /** In the row's menu, and on the dialog's button. */
  label: string;
  title: string;
  consequences: string[];
  isDanger?: boolean;
  /** Who reads the reason. */
  help: string;
  /** @returns the sentence for success */
  run: (api: ApiClient, reason: string) => Promise<string>;
};

/** What an admin can do with a booking in the state in which it is. */
export function actionsOn(booking: PaidBooking): BookingAction[] {
  return booking.status === 'paid' ? [complete(booking), refund(booking)] : [];
}

const nameOf = ({ name, email }: PaidBooking['buyer']) => name || email || 'No Name';
const release = 'If a deletion waits for this booking, it goes on. This cannot be undone.';

const complete = ({ _id, productName, price, buyer, seller }: PaidBooking): BookingAction => ({
  label: 'Complete',
  title: `Complete the booking of ${productName}?`,
  consequences: [
    `${nameOf(buyer)} has paid ${spokenTaka(price)} and got the bike from ${nameOf(seller)}: it counts as sold, and the money is not returned.`,
    release,
  ],
  help: 'It is kept in the audit log.',
  run: async (api, reason) => {
    await api.call(calls.bookings.complete, { params: { id: _id }, body: { reason } });
    return `The booking of ${productName} is completed.`;
  },
});

const refund = ({ _id, productName, price, buyer, seller }: PaidBooking): BookingAction => ({
  label: 'Refund',
  title: `Refund the booking of ${productName}?`,
  consequences: [
    `${nameOf(buyer)} gets ${spokenTaka(price)} back to the card. Once the money is back, the bike of ${nameOf(seller)} is for sale again, unless it was taken off the market.`,
    release,
  ],
  isDanger: true,
  help: 'The buyer reads it, and it is kept in the audit log.',
  run: async (api, reason) => {
    const { status } = await api.call(calls.bookings.refund, {
      params: { id: _id },
      body: { reason },
    });
    return status === 'refunded'
      ? `The money for ${productName} is returned.`
      : `The refund for ${productName} is on its way. Until it is done, it is tried again every five minutes.`;
  },
});
