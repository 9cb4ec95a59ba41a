type FeePaid = { bike: string; fee: string; rest: string };
/** Both sides, where a booking fee is paid and not the price; amounts as they are written. */
export const feePaid = {
  buyer: ({ bike, fee, rest }: FeePaid) => ({
    title: 'Your booking fee has arrived',
    text: `You paid the booking fee of ${fee} for ${bike}. You pay the rest, ${rest}, by hand when you get the bike.`,
  }),
  seller: ({ bike, fee, rest }: FeePaid) => ({
    title: 'The booking fee is paid',
    text: `The buyer paid the booking fee of ${fee} for ${bike}. Take the rest, ${rest}, when you hand the bike over with its papers.`,
  }),
};
