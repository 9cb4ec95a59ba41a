import { english } from '@motohaat/domain/formats-en';
import { moment } from '@motohaat/ui/messages/release/writing/en';

const f = english;

/** The words of the addresses that are told of releases. */
export const messages = {
  title: 'Webhooks',
  lead: 'Each address is told of every revision and every verdict, signed as Standard Webhooks says.',
  label: 'Addresses that are told',
  loading: 'Loading the addresses',
  failed: 'The addresses could not be loaded.',
  empty: 'Nobody is told yet.',
  url: 'Address',
  urlHelp: 'It begins with https:// and is reached from the internet.',
  add: 'Add address',
  missing: 'Give an address.',
  secret: 'Key of this address',
  secretHelp: 'Shown this once. The other side checks with it that it is MotoHaat that speaks.',
  since: (at: string) => `Since ${moment(at)}`,
  ended: (at: string) => `Told nothing since ${moment(at)}: the other side said that it is gone.`,
  waiting: (count: number) =>
    `${count} ${f.plural(count, { one: 'message waits', other: 'messages wait' })}`,
  dead: (count: number) =>
    `${count} ${f.plural(count, { one: 'message was given up', other: 'messages were given up' })}`,
  deliveries: 'What it was told',
  deliveriesLoading: 'Loading what it was told',
  deliveriesFailed: 'What it was told could not be loaded.',
  nothing: 'It was told nothing yet.',
  statuses: { due: 'Waits', failed: 'Tried in vain', sent: 'Told', dead: 'Given up' },
  delivery: (revision: number, at: string, tries: number) =>
    `Revision ${revision}, ${moment(at)}, ${tries} ${f.plural(tries, { one: 'try', other: 'tries' })}`,
  /** What came up of a canary in the revision. */
  findings: { better_or_equal: 'Better or equal', worse: 'Worse', held: 'Does not grow' },
  again: 'Tell again',
  againOf: (revision: number) => `Tell again of revision ${revision}`,
  sentAgain: 'It is told again within seconds.',
  remove: 'Remove',
  removeOf: (url: string) => `Remove ${url}`,
  question: 'Remove this address?',
  consequence: (url: string) => `${url} is told nothing more, nor what waits for it.`,
  confirm: 'Remove address',
  removed: 'The address is removed.',
};

export type Messages = typeof messages;
