import type { AgreedPrice } from '../offers/agreed-price.ts';

/** What a booking is made of; the rest follows. */
export type NewBookingRow = {
  id: string;
  buyer: { id: string; name: string; email: string };
  /** As it was read; the bike is taken only if it is still the same. */
  bike: {
    id: string;
    version: number;
    name: string;
    seller_id: string;
    seller_name: string;
    /** Whole taka. */
    resale_price: number;
  };
  /** The price that buyer and seller agreed on, if they did. */
  agreed?: AgreedPrice | undefined;
  /** What is paid online, in whole taka; nothing where that is the price. */
  bookingFee?: number | undefined;
  phone: string;
  meetingPlace: string;
  now: Date;
};
