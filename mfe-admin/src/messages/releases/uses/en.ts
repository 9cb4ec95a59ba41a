import { english } from '@motohaat/domain/formats-en';

import { moment } from '../writing/en.ts';

const f = english;
const lists = new Intl.ListFormat('en-GB');

function between(first: string, last: string): string {
  return first === last ? moment(last) : `from ${moment(first)} to ${moment(last)}`;
}

/** What went wrong in releases, and who uses what of the platform. Times are ISO times. */
export const usesWords = {
  faults: {
    title: 'What went wrong',
    titleOf: (application: string) => `What went wrong: ${application}`,
    list: 'Errors',
    loading: 'Loading what went wrong',
    failed: 'What went wrong could not be loaded.',
    none: 'Nobody’s browser has told of an error in the last 14 days.',
    uncaught: 'Uncaught error',
    call: (call: string, status: number | null) =>
      status === null ? `${call}: no answer` : `${call}: answered ${status}`,
    facts: (version: string, views: number, first: string, last: string) =>
      `${version}, in ${f.plural(views, { one: '1 view', other: `${views} views` })}, ${between(first, last)}`,
    stack: (error: string) => `Where: ${error}`,
    noStack: 'The browser did not say where.',
  },
  uses: {
    title: 'Who uses what',
    lead: 'As the builds recorded it. What nobody uses may go.',
    loading: 'Loading who uses what',
    failed: 'Who uses what could not be loaded.',
    contracts: 'Platform contracts',
    contract: (version: string) => `Contract ${version}`,
    servedUntil: (date: string) => `Served until ${date}`,
    current: 'The current one',
    deprecated: 'What will go',
    noneDeprecated: 'Nothing of the platform is marked to go.',
    goes: (since: string, until: string) => `Since platform ${since}; goes on ${until}.`,
    instead: (what: string) => `Use ${what} in its place.`,
    users: (releases: readonly string[]) => `Used by ${lists.format(releases)}.`,
    nobody: 'Nobody uses it any more.',
    releases: 'Releases',
    standing: { live: 'Live', canary: 'Canary', kept: 'Can be gone back to' },
    unknown: 'It was built before builds recorded what they use.',
    platform: 'Platform',
    calls: 'Calls',
    pages: 'Pages',
    whole: 'all of it',
  },
};

export type UsesWords = typeof usesWords;
