import { english } from '@motohaat/domain/formats-en';
import { longEnglish } from '@motohaat/domain/long-formats-en';

const f = english;

const standings = { live: '', canary: ' (canary)', kept: ' (can be gone back to)' };
const day = (date: string) => longEnglish.day(new Date(date));

type Counted = { name: string; count: number };
const counted = (all: readonly Counted[]) =>
  longEnglish.list(all.map(({ name, count }) => `${name} (${f.number(count)})`));

/** Who uses what of the platform, of the API and of each other. */
export const messages = {
  title: 'Who uses what',
  lead: 'As the builds recorded it. What nobody uses may go.',
  failed: 'Who uses what could not be loaded.',
  graph: {
    label: 'Applications and what they use of each other',
    lead: 'An arrow leads to what is used; its number says how many things. Press an application to see only what it has and uses.',
    server: 'Server',
    count: f.number,
    uses: (others: readonly Counted[]) => `Uses ${counted(others)}.`,
    usesNothing: 'Uses nothing.',
    usedBy: (others: readonly Counted[]) => `Used by ${counted(others)}.`,
  },
  filters: {
    find: 'Find by name',
    application: 'Application',
    kind: 'Kind',
    state: 'Use',
    all: 'All',
    states: { used: 'Used', unused: 'Used by nobody', any: 'All' },
  },
  kinds: {
    calls: 'Call',
    platform: 'Platform',
    libraries: 'Library',
    exports: 'Export of a library',
    pages: 'Page',
    slots: 'Slot',
    events: 'Event',
  },
  table: {
    thing: 'What',
    kind: 'Kind',
    owner: 'Of',
    users: 'Used by',
    found: (count: number) =>
      f.plural(count, { one: 'One thing', other: `${f.number(count)} things` }),
    empty: 'Nothing of that kind.',
    noOwner: 'nobody now',
    more: (left: number) => `Show more (${f.number(left)})`,
    furtherUsers: (count: number) =>
      f.plural(count, { one: 'One more', other: `${f.number(count)} more` }),
    user: (release: string, standing: keyof typeof standings) => `${release}${standings[standing]}`,
    library: ({ range, built }: { range: string; built: string | null }) =>
      built === null ? `takes ${range}` : `takes ${range}, built with ${built}`,
  },
  contracts: 'Platform contracts',
  contract: (version: string) => `Contract ${version}`,
  servedUntil: (date: string) => `Served until ${day(date)}`,
  current: 'The current one',
  deprecated: 'What will go',
  noneDeprecated: 'Nothing of the platform is marked to go.',
  goes: (since: string, until: string) => `Since platform ${since}; goes on ${day(until)}.`,
  instead: (what: string) => `Use ${what} in its place.`,
  users: (releases: readonly string[]) => `Used by ${longEnglish.list(releases)}.`,
  nobody: 'Nobody uses it.',
  unknown: (releases: readonly string[]) =>
    `Built before builds recorded what they use: ${longEnglish.list(releases)}.`,
};

export type Messages = typeof messages;
