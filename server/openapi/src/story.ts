/** Who buys: what the identity provider vouches for. */
export type Buyer = { email: string; idToken: string };

/** What somebody with a generated client does: signs up, books the newest bike, looks at bookings. */
export type Story = (
  origin: string,
  buyer: Buyer,
  wish: { category: string; key: string },
) => Promise<{
  bike: string;
  /** The booking, or why there is none. */
  booked: string | undefined;
  refused: string | undefined;
  bookings: { _id: string; status: string }[];
}>;
