import { english } from '@motohaat/domain/formats-en';

const { number, plural } = english;

/** What an admin reads on the pages of bikes. */
export const messages = {
  reports: 'Reports',
  failed: 'The reports could not be loaded.',
  none: 'No report about this bike is open.',
  /** @param isMore whether there are as many, or more */
  open: (count: number, isMore: boolean) =>
    `${isMore ? 'At least ' : ''}${number(count)} open ${plural(count, { one: 'report', other: 'reports' })} about this bike.`,
  look: 'Look into it',
};

export type Messages = typeof messages;
