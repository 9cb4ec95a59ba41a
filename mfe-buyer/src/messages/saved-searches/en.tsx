import type { SavedSearchNotify } from '@motohaat/contract/saved-searches';
import { english } from '@motohaat/domain/formats-en';

const { number, plural } = english;

export const messages = {
  title: 'Saved searches',
  lead: 'Searches that you keep. A number says how many bikes have come since you looked.',
  loading: 'Loading your saved searches',
  failed: 'Your saved searches could not be loaded.',
  empty: 'You have not saved a search yet. Search for a bike, and save the search there.',
  search: 'Search for a bike',
  newBikes: (count: number) =>
    `${number(count)} new ${plural(count, { one: 'bike', other: 'bikes' })}`,
  savedAgo: (ago: string) => `saved ${ago}`,
  edit: 'Change',
  editTitle: (name: string) => `Change “${name}”`,
  name: 'Name',
  nameNeeded: 'Give the search a name.',
  notify: 'When to tell you of new bikes',
  notifies: {
    'at-once': { label: 'Tells at once', hint: 'A notice comes as soon as a bike does.' },
    daily: { label: 'Tells once a day', hint: 'One notice counts the bikes of a day.' },
    none: { label: 'Does not tell', hint: 'The search is kept, without notices.' },
  } satisfies Record<SavedSearchNotify, { label: string; hint: string }>,
  save: 'Save',
  saved: 'The search was changed.',
  cancel: 'Cancel',
  delete: 'Delete',
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteConsequence: 'Its bikes stay on sale; you are not told of new ones any more.',
  deleted: 'The search was deleted.',
};

export type Messages = typeof messages;
