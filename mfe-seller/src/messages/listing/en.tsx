import { takaInWords, years } from '@motohaat/domain/in-words';
import type { CategoryId, Condition } from '@motohaat/domain/listing';
import type { ReactNode } from 'react';

export const messages = {
  addTitle: 'Add Product',
  addLead: 'Good photos and an honest description sell a bike fastest.',
  editTitle: 'Edit Product',
  loading: 'Loading the bike',
  failed: 'The bike could not be loaded.',
  booked: 'Somebody has booked this bike, so it cannot be changed now.',
  notForSale: 'This bike is not for sale now, so it cannot be changed.',
  backToProducts: 'Back to My Products',
  form: {
    /** What the contract says of a field. */
    fieldError: (sentence: string) => sentence,
    restored: 'Here is what you had begun. Go on where you stopped.',
    startAgain: 'Start again',
    name: 'Product name',
    category: 'Category',
    chooseCategory: 'Choose a category',
    categories: {
      1: 'Scooters',
      2: 'Standard For Dual Purpose',
      3: 'Sport',
    } satisfies Record<CategoryId, string>,
    location: 'Location',
    condition: 'Condition',
    conditions: {
      excellent: 'excellent',
      good: 'Good',
      fair: 'Fair',
    } satisfies Record<Condition, string>,
    buyingPrice: 'Buying Price',
    askingPrice: 'Asking Price',
    priceHelp: 'In whole taka, such as 1,25,000 or 1.25 lakh.',
    /** A price as it is understood, in digits and in words. */
    readAs: (price: ReactNode, taka: number) => (
      <>
        Read as {price} ({takaInWords(taka)})
      </>
    ),
    used: 'Used',
    yearsReadAs: (value: number) => `Read as ${years(value)}`,
    usedHelp: 'Years, such as 2.5. You can leave this empty.',
    warranty: 'Warranty',
    warrantyHelp: 'Years that are left. You can leave this empty.',
    description: 'Description',
    descriptionHelp: 'How it rides, what was repaired, which papers are there.',
    hasContacts:
      'Leave out phone numbers, links and e-mail addresses: visitors do not see them. A buyer who books gives you a phone number.',
    written: (characters: number, longest: number) => `${characters} of ${longest} characters`,
    sellerName: 'Seller name',
    /** In the place of the seller's name. */
    noName: 'No Name',
    sellerEmail: 'Seller email',
    lookAgain: 'Some of the form is missing or not right. Look at what is marked in red.',
    notConfirmed: 'The server did not confirm this. Try again.',
    add: 'Add Product',
    added: 'Product added successfully',
    save: 'Save changes',
    saved: 'Saved.',
    reload: 'Load it again',
  },
  photos: {
    label: 'Photos',
    help: (most: number) =>
      `Up to ${most}. The first one is the cover: show the whole bike from its side.`,
    choose: 'Choose photos',
    take: 'Take a photo',
    drop: 'or drop them here',
    inOrder: 'Photos in their order',
    cover: 'Cover',
    /** A photo that has no name of its own. */
    name: (place: number) => `Photo ${place}`,
    moveLeft: (photo: string) => `Move ${photo} left`,
    moveRight: (photo: string) => `Move ${photo} right`,
    moved: (photo: string, place: number, all: number) =>
      `${photo} is now photo ${place} of ${all}.`,
    movedToCover: (photo: string, all: number) => `${photo} is now photo 1 of ${all}, the cover.`,
    waiting: 'Waiting…',
    uploading: (photo: string) => `Uploading ${photo}`,
    uploaded: (photo: string) => `${photo} is uploaded.`,
    stop: (photo: string) => `Stop uploading ${photo}`,
    stopped: 'The upload was stopped. Try it again, or remove it.',
    tryAgain: 'Try again',
    tryPhotoAgain: (photo: string) => `Try again: ${photo}`,
    remove: (photo: string) => `Remove ${photo}`,
    removed: (photo: string) => `${photo} is removed.`,
    tooMany: (most: number) => `A bike may have ${most} photos at most. The rest was left out.`,
    onItsWay: 'A photo is still on its way. Wait until it is uploaded, or remove it.',
    notUploaded: 'A photo was not uploaded. Try it again, or remove it.',
  },
};

export type Messages = typeof messages;
