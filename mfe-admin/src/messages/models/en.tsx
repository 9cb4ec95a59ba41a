import type { Kind } from '@motohaat/domain/bike-facts';
import { english } from '@motohaat/domain/formats-en';

const f = english;
const bikes = (count: number) => (count === 1 ? 'one bike' : `${f.number(count)} bikes`);

export const messages = {
  page: { title: 'Models', lead: 'Words in which sellers named models that the catalogue lacks.' },
  list: {
    label: 'Words of sellers',
    loading: 'Loading the words of sellers',
    failed: 'The words of sellers could not be loaded.',
    empty: 'The catalogue has every model that sellers named.',
  },
  ofBrand: (brand: string) => `Brand: ${brand}`,
  inUse: (count: number) => `Written of ${bikes(count)}`,
  examples: 'Some of them:',
  itIs: (model: string) => `It is ${model}`,
  another: 'Another model',
  anotherHelp: 'Type its name, and choose it below.',
  found: 'Models found',
  none: 'No model of the catalogue is called so.',
  add: 'Add to the catalogue',
  mapped: (words: string, model: string) => `“${words}” is ${model} from now on.`,
  going: 'There are many bikes: the rest follows within a minute.',
  dialog: {
    title: (words: string) => `Add “${words}” to the catalogue?`,
    confirm: 'Add',
    brand: 'Brand',
    brandHelp: 'As the catalogue has it, or the name of a new one.',
    brandBn: 'Brand in Bangla',
    brandBnHelp: 'For a new brand.',
    name: 'Model',
    nameHelp: 'Without the brand.',
    nameBn: 'Model in Bangla',
    kind: 'Kind',
    cc: 'Engine (cc)',
    ccHelp: 'Empty for an electric bike.',
    from: 'Sold from (year)',
    to: 'Sold until (year)',
    yearHelp: 'Empty where it is not known.',
    also: 'Other spellings',
    alsoHelp: 'In either script, with commas between them.',
    reasonHelp: 'It is kept in the log.',
    wrongNumber: 'Write a whole number.',
    done: (model: string) => `${model} is in the catalogue.`,
  },
  kinds: {
    scooter: 'Scooter',
    commuter: 'Commuter',
    naked: 'Naked',
    sport: 'Sport',
    cruiser: 'Cruiser',
    'off-road': 'Off-road',
    electric: 'Electric',
  } satisfies Record<Kind, string>,
  decisions: {
    title: 'What was decided',
    label: 'Decisions about models',
    loading: 'Loading the decisions',
    failed: 'The decisions could not be loaded.',
    empty: 'Nothing was decided yet.',
    mapped: (words: string, model: string) => `“${words}” is ${model}`,
    added: (words: string, model: string) => `“${words}” was added as ${model}`,
    about: (by: string, day: string, count: number) => `${by}, ${day}, ${bikes(count)}`,
    states: { taking: 'Under way', taken: 'Done', undoing: 'Being undone', undone: 'Undone' },
    undo: 'Undo',
    undoTitle: (words: string) => `Give the bikes their words “${words}” back?`,
    undoHelp: 'It is kept in the log.',
    undoText:
      'What sellers have said of their bikes since stays. A model that was added goes, unless other bikes are of it.',
    undone: 'The bikes have the words of their sellers again.',
  },
};

export type Messages = typeof messages;
