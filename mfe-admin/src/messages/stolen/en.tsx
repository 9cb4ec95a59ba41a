import { english } from '@motohaat/domain/formats-en';
import type { StampedNumber } from '@motohaat/domain/frame-number';

const { number, plural } = english;

export const messages = {
  page: {
    title: 'Stolen Numbers',
    lead: 'A bike on the market that has one of these numbers comes into Review. Of a number only a keyed hash and the last four characters are kept.',
  },
  kinds: { chassis: 'Chassis number', engine: 'Engine number' } satisfies Record<
    StampedNumber,
    string
  >,
  form: {
    title: 'Add numbers',
    kind: 'What they are',
    numbers: 'Numbers',
    numbersHelp: (most: number) =>
      `As they are stamped, one on each line, ${number(most)} at most.`,
    missing: 'Write a number.',
    tooMany: (most: number) => `Write ${number(most)} numbers at most.`,
    note: 'Note (optional)',
    noteHelp: 'Who told you, such as the police station and the number of the diary. No names.',
    add: 'Add to the list',
    /** @param bikes that have one of the numbers */
    added: (bikes: number) =>
      bikes === 0
        ? 'Added. No bike on the market has one of them.'
        : plural(bikes, {
            one: `Added. ${number(bikes)} bike on the market has one of them: look into Review.`,
            other: `Added. ${number(bikes)} bikes on the market have one of them: look into Review.`,
          }),
  },
  list: {
    title: 'On the list',
    label: 'Numbers of stolen bikes',
    loading: 'Loading the numbers',
    failed: 'The numbers could not be loaded.',
    empty: 'No number is on the list.',
    ends: (end: string) => `… ${end}`,
    since: (day: string) => `Since ${day}`,
    bikes: 'On the market with it',
    remove: 'Remove',
    removeOf: (end: string) => `Remove the number that ends in ${end}`,
    question: (end: string) => `Take the number that ends in ${end} off the list?`,
    consequence: 'Bikes with it are looked at no more. Cases that are open stay open.',
    confirm: 'Take it off',
    removed: 'The number is off the list.',
  },
};

export type Messages = typeof messages;
