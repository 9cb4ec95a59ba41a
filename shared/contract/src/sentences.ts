import { priceRange } from '@motohaat/domain/price';

/**
 * What the contract says to people, in English; `sentences.bn.ts` has the same in Bangla. Each is an
 * export of its own, so that a page loads no more than it says.
 */

export { priceRange };

export const nameNeeded = 'productName Is Required';
export const categoryNeeded = 'category is Required';
export const locationNeeded = 'location is Required';
export const conditionNeeded = 'condition is Required';
export const originalPriceNeeded = 'originalprice is Required';
export const askingPriceNeeded = 'resaleprice is Required';
export const descriptionNeeded = 'message is Required';
export const photoNeeded = 'image is Required';

export const oneLine = 'Write this on one line, in plain letters.';
export const plainText = 'Write this in plain letters.';
export const longest = (characters: number | string) =>
  `This may have ${characters} characters at most.`;
export const oneOfTheList = 'Choose one of the list.';
export const wholeTaka = 'Write the price in whole taka, such as 1,25,000.';
export const years = (most: number | string) =>
  `Write years from 0 to ${most} in steps of a half, such as 1.5.`;
export const photos = (most: number | string) => `A bike may have ${most} photos at most.`;

/** In pixels. */
export const photoTooSmall = (long: number | string, short: number | string) =>
  `This photo has fewer than ${long} × ${short} pixels: too few to see a bike on. Choose a larger one.`;

/** In characters. */
export const stampedNumber = (from: number | string, to: number | string) =>
  `Write it as it is stamped: ${from} to ${to} letters and digits.`;

export const yearRange = (from: number | string, to: number | string) =>
  `Write a year from ${from} to ${to}, such as 2019.`;
export const engineSize = (from: number | string, to: number | string) =>
  `Write the engine size in cc, from ${from} to ${to}.`;
export const kilometres = (most: string) => `Write whole kilometres, from 0 to ${most}.`;
export const owners = (most: number | string) =>
  `Write how many owners it has had, with you: from 1 to ${most}.`;
export const realDay = 'Choose a day that there is, such as 2027-06-30.';

export const fromOne = 'This must be a number from 1.';
export const something = 'Write something here.';
export const writeAtMost = (characters: number | string) =>
  `Write at most ${characters} characters.`;

export const buyersBook = 'Only buyers can book.';
export const partiesCancel = 'Only the buyer and the seller can cancel a booking.';
export const partiesOnly = 'Only the buyer and the seller can do this.';
export const buyersAsk = 'Only buyers can ask a seller.';
export const buyersOffer = 'Only buyers can make offers.';
export const buyersPay = 'Only buyers can pay.';
export const buyersWish = 'Only buyers have a wishlist.';
export const buyersReport = 'Only buyers can report a bike.';
export const sellersOnly = 'Only sellers can do this.';
export const sellersAdvertise = 'Only sellers can advertise.';
export const sellersSendPhotos = 'Only sellers can send photos.';
