import type { ApiClient } from '@motohaat/api/client';
import type { PaidBooking } from '@motohaat/contract/administration';
import * as calls from '@motohaat/contract/calls';
import { chargeOf } from '@motohaat/domain/payment';
import { bikeName } from '@motohaat/domain/shown';

import type { Messages } from '../../messages/index.ts';

/** How an admin ends a paid booking: what the dialog says, and what it does. */
export type BookingAction = {
  /** Its name, and the booking's id. */
  id: string;
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

/** What is known of a booking that an admin can end. */
type Endable = Pick<PaidBooking, '_id' | 'productName' | 'shownName' | 'price' | 'fee'> &
  Record<'buyer' | 'seller', { name: string; email?: string }>;

/** How an admin can end a booking that is paid, or of which something is wrong. */
export function actionsOn(booking: Endable, t: Messages): BookingAction[] {
  return [complete(booking, t), refund(booking, t)];
}

function complete(booking: Endable, t: Messages): BookingAction {
  const { complete: words, release, reasonHelp } = t.bookings.actions;
  const { _id } = booking;
  const name = bikeName(booking);
  return {
    id: `complete.${_id}`,
    label: words.label,
    title: words.title(name),
    consequences: [words.consequence(saleOf(booking, t)), release],
    help: reasonHelp,
    run: async (api, reason) => {
      await api.call(calls.bookings.complete, { params: { id: _id }, body: { reason } });
      return words.done(name);
    },
  };
}

function refund(booking: Endable, t: Messages): BookingAction {
  const { refund: words, release, reasonHelp } = t.bookings.actions;
  const { _id } = booking;
  const name = bikeName(booking);
  return {
    id: `refund.${_id}`,
    label: words.label,
    title: words.title(name),
    consequences: [
      words.consequence({
        ...saleOf(booking, t),
        price: chargeOf({ amount: booking.price, fee: booking.fee }),
      }),
      release,
    ],
    isDanger: true,
    help: reasonHelp,
    run: async (api, reason) => {
      const { status } = await api.call(calls.bookings.refund, {
        params: { id: _id },
        body: { reason },
      });
      return status === 'refunded' ? words.done(name) : words.underway(name);
    },
  };
}

function saleOf({ buyer, seller, price }: Endable, { common }: Messages) {
  const nameOf = ({ name, email }: Endable['buyer']) => name || email || common.noName;
  return { buyer: nameOf(buyer), seller: nameOf(seller), price };
}
