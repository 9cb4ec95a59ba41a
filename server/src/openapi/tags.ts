import type * as calls from '@motohaat/contract/calls';

const descriptions: Record<keyof typeof calls, string> = {
  accounts: 'Signing up, in and out, and who one is.',
  audit: 'Who did what, for the admins.',
  bookings: 'Booking a bike, what was booked and sold, and how it ends.',
  catalogue: 'What anyone may see: categories, their bikes and the advertised ones.',
  composition: 'What a caller may have of the site, and how its parts do.',
  conversations: 'What a buyer and a seller write to each other about a bike.',
  drafts: 'Listings that their sellers have not finished.',
  mails: 'Of what one is mailed, and mails that could not be sent.',
  meta: 'This description.',
  notices: 'What one is told.',
  dealReviews: 'What the two people of a completed booking say of each other.',
  offers: 'Agreeing on a price.',
  otherModels: 'Models that the catalogue lacked, and what was added to it.',
  papers: 'What is printed of a booking: receipts and the sheets for a transfer of ownership.',
  payments: 'Paying for a booking by card.',
  products: 'What sellers do with their bikes, and the admins with bikes that were reported.',
  profile: "One's own account.",
  registry: 'How teams release.',
  releases: 'How admins look after releases.',
  reports: 'Reporting a bike, and what becomes of it.',
  review: 'Listings that an admin looks at before, or while, they are public.',
  savedSearches: 'Searches that one keeps, and the bikes that have come.',
  seenBikes: 'The bikes that one looked at last.',
  smokeWork: 'What the machines do that look at releases.',
  statistics: 'How often bikes are looked at, wished for and booked.',
  stolenNumbers: 'Numbers of stolen bikes, for the admins.',
  stream: 'What of the caller’s changes, as it happens.',
  teams: 'Whose releases an account may look at.',
  users: 'The accounts, for the admins.',
  webhooks: 'Addresses that are told of releases, for the admins.',
  wishlist: 'The bikes that a buyer wants to keep an eye on.',
};

/** The nouns of the table, with what each is about. */
export const tags = Object.entries(descriptions).map(([name, description]) => ({
  name,
  description,
}));
