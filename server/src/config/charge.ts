import { isChargeable, usualBookingFee } from '@motohaat/domain/payment';
import * as v from 'valibot';

type Variables = Readonly<Record<string, string | undefined>>;

/** What the server reads of how much of a price is paid online. */
export const chargeVariables = {
  /** `full`: the price. `fee`: a booking fee, which is counted into the price. */
  PAYMENT_CHARGE: v.optional(v.picklist(['full', 'fee'], 'must be full or fee'), 'full'),
  /** The booking fee in whole taka; 2000 unless told otherwise. Without `fee` it says nothing. */
  BOOKING_FEE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,7}$/, 'must be whole taka, such as 2000'),
      v.transform(Number),
      v.check(isChargeable, 'must be from 100 to 999999 taka'),
    ),
  ),
};

/** The booking fee in whole taka; nothing where prices are paid online whole. */
export function readBookingFee({
  PAYMENT_CHARGE: charge,
  BOOKING_FEE: fee = String(usualBookingFee),
}: Variables): number | undefined {
  return charge === 'fee' ? Number(fee) : undefined;
}
