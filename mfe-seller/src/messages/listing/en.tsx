import type { Colour } from '@motohaat/domain/bike-facts';
import type { CategoryId } from '@motohaat/domain/listing';

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
    askingPrice: 'Asking Price',
    priceHelp: 'In whole taka, such as 1,25,000 or 1.25 lakh.',
    description: 'Description',
    descriptionHelp: 'How it rides, what was repaired, which papers are there.',
    written: (characters: number, longest: number) => `${characters} of ${longest} characters`,
  },
  sections: {
    bike: 'The bike',
    price: 'Price',
    words: 'In your words',
  },
  facts: {
    notStated: 'Not stated',
    brand: 'Brand',
    model: 'Model',
    /** The suggestion that takes what is typed as it is. */
    other: (typed: string) => (typed.trim() ? `Another: “${typed.trim()}”` : 'Another'),
    otherModel: 'Brand and model in your words',
    otherModelHelp: 'It is not on our list yet. Write both as they stand on the papers.',
    year: 'Year',
    yearHelp: 'In which it was made, such as 2021.',
    cc: 'Engine (cc)',
    ccHelp: 'Leave it empty for an electric one.',
    colour: 'Colour',
    colours: {
      black: 'Black',
      white: 'White',
      grey: 'Grey',
      silver: 'Silver',
      red: 'Red',
      maroon: 'Maroon',
      orange: 'Orange',
      yellow: 'Yellow',
      gold: 'Gold',
      green: 'Green',
      blue: 'Blue',
      purple: 'Purple',
      brown: 'Brown',
      other: 'Another colour',
    } satisfies Record<Colour, string>,
  },
  combobox: {
    suggestions: 'Suggestions',
    found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  },
  photos: {
    label: 'Photos',
    help: (most: number) =>
      `Up to ${most}. The first one is the cover: show the whole bike from its side.`,
    choose: 'Choose photos',
    take: 'Take a photo',
    drop: 'or drop them here',
    guide: 'What buyers want to see',
    views: {
      right: 'Right side',
      front: 'Front',
      left: 'Left side',
      back: 'Back',
      odometer: 'Odometer',
      engine: 'Engine',
      seat: 'Seat and tank',
      tyre: 'Tyres',
    },
    /** Said behind a place of which there is a photo. */
    viewTaken: 'is there',
    /** Of photos that were chosen before anything could send them. */
    held: 'Your photos are sent as soon as the rest of the form is here.',
  },
  rest: {
    title: 'The rest of the form',
    loading: 'The rest of the form is on its way',
    failed: 'The rest of the form has not come. What you wrote is still here.',
  },
};

export type Messages = typeof messages;
