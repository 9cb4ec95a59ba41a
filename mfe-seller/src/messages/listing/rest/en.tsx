import type { BikeDoubt, BikeNumbers } from '@motohaat/domain/bike-doubts';
import type { CertificateHolder, Registration } from '@motohaat/domain/bike-facts';
import { takaInWords, years } from '@motohaat/domain/in-words';
import type { Condition } from '@motohaat/domain/listing';
import type { ReactNode } from 'react';

export const messages = {
  numbers: {
    title: 'Chassis and engine number',
    lead: 'Nobody sees them here. We only look whether the same number is offered twice, and the papers for the transfer show the last four characters.',
    chassis: 'Chassis number',
    engine: 'Engine number',
    kept: (end: string) => `Kept, it ends in ${end}. Write it anew to change it.`,
    help: 'As it is stamped, and stands in the certificate.',
    nothing: 'Write one of the two numbers.',
    save: 'Keep the numbers',
    saved: 'The numbers are kept.',
    failed: 'The numbers could not be loaded.',
  },
  form: {
    /** What the contract says of a field. */
    fieldError: (sentence: string) => sentence,
    location: 'Location',
    condition: 'Condition',
    conditions: {
      excellent: 'excellent',
      good: 'Good',
      fair: 'Fair',
    } satisfies Record<Condition, string>,
    buyingPrice: 'Buying Price',
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
    hasContacts:
      'Leave out phone numbers, links and e-mail addresses: visitors do not see them. A buyer who books gives you a phone number.',
    sellerName: 'Seller name',
    /** In the place of the seller's name. */
    noName: 'No Name',
    sellerEmail: 'Seller email',
    mistakes: (count: number) =>
      count === 1 ? 'One thing is to be mended.' : `${count} things are to be mended.`,
    toFirstMistake: 'Go to the first one',
    lookAgain: 'Some of the form is missing or not right. Look at what is marked in red.',
    notConfirmed: 'The server did not confirm this. Try again.',
    saveForLater: 'Save and finish later',
    draftSaved: 'Saved. You find it in My Products.',
    add: 'Add Product',
    added: 'Product added successfully',
    save: 'Save changes',
    saved: 'Saved.',
    reload: 'Load it again',
  },
  sections: {
    use: 'How it was used',
    papers: 'Registration and papers',
    place: 'Where it stands',
  },
  facts: {
    km: 'Kilometres',
    kmHelp: 'As the odometer says, such as 24,000.',
    owners: 'Owners',
    ownersHelp: 'How many it has had, with you.',
    ownersCount: (count: number) => (count === 1 ? '1 (only me)' : String(count)),
    registration: 'Registration',
    registrations: {
      unregistered: 'Not registered',
      applied: 'Applied for',
      registered: 'Registered',
    } satisfies Record<Registration, string>,
    registrationZone: 'Registered in',
    registrationZoneHelp: 'The district on the number plate.',
    registrationYear: 'Year of registration',
    certificate: 'Registration certificate',
    certificateHelp: 'In whose name it is.',
    certificates: {
      seller: 'In my name',
      other: 'In another name',
      none: 'There is none',
    } satisfies Record<CertificateHolder, string>,
    taxTokenUntil: 'Tax token valid until',
    taxTokenHelp: 'Its last day.',
    papers: {
      digitalPlate: { label: 'Digital number plate', yes: 'Yes', no: 'No' },
      smartCard: { label: 'Smart card', yes: 'Yes', no: 'No' },
      insurance: { label: 'Insurance', yes: 'Yes', no: 'No' },
      sellerSigns: { label: 'I sign the transfer of ownership', yes: 'Yes', no: 'No' },
    },
    district: 'District',
    districtHelp: 'Write a few letters, in English or Bangla.',
    area: 'Area',
    areaHelp: 'Where buyers can see it, such as Mirpur.',
    otherArea: (typed: string) =>
      typed.trim() ? `Another place: “${typed.trim()}”` : 'Another place',
    /** What makes a number doubtful. */
    doubts: {
      not_yet: ({ year }) => `It is not ${year ?? ''} yet. Look at the year again.`,
      before_model: ({ model }) =>
        `This model is made since ${model?.from ?? ''}. Look at year and model again.`,
      after_model: ({ model }) =>
        `This model was made until ${model?.to ?? ''}. Look at year and model again.`,
      old_for_kind: ({ year }) =>
        `Bikes of this category from ${year ?? ''} are hardly found. Look at the year again.`,
      cc_of_electric: () => 'This model is electric: it has no engine size.',
      cc_unlike_model: ({ model }) =>
        `This model has ${model?.cc ?? ''} cc. Look at engine and model again.`,
      km_too_many: () => 'That is very far for a bike. Look at kilometres and year again.',
      km_too_few: () => 'That is very little for its age. Look at kilometres and year again.',
      used_longer: () => 'It was used for longer than it has existed. Look at the year again.',
      registered_before: () => 'It was registered before it was made. Look at both years again.',
      registered_not_yet: ({ registrationYear }) =>
        `It is not ${registrationYear ?? ''} yet. Look at the year of registration again.`,
      token_too_long: () => 'Tax tokens are not given for that long. Look at its last day again.',
    } satisfies Record<BikeDoubt, (bike: BikeNumbers) => string>,
  },
  priceSense: {
    levels: { low: 'A low price.', fair: 'A fair price.', high: 'A high price.' },
    /** What half of the bikes like it cost. */
    figures: (from: ReactNode, to: ReactNode, bikes: number) => (
      <>
        Of {bikes} bikes like it, the middle half cost {from} to {to}.
      </>
    ),
    unknown: 'There are not enough bikes like it to say whether the price is fair.',
    suspicious:
      'This is far less than bikes like it cost, and buyers are warned. Look at the price again.',
  },
  preview: {
    open: 'Preview',
    title: 'How buyers will see it',
    noName: 'No name yet',
    noPrice: 'No price yet',
    noPlace: 'No place yet',
    noText: 'No description yet.',
    note: 'Nobody else sees this yet.',
  },
  photos: {
    inOrder: 'Photos in their order',
    cover: 'Cover',
    /** A photo that has no name of its own. */
    name: (place: number) => `Photo ${place}`,
    moveLeft: (photo: string) => `Move ${photo} left`,
    moveRight: (photo: string) => `Move ${photo} right`,
    rotate: (photo: string) => `Rotate ${photo}`,
    turned: (photo: string) => `${photo} is turned to the right.`,
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
