const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dhaka' });

/** The day in Dhaka, for people: `4 December 2026`. */
export const dayOf = (moment: string): string => day.format(new Date(moment));
