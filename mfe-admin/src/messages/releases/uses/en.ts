const lists = new Intl.ListFormat('en-GB');

/** Who uses what of the platform and of the API. */
export const usesWords = {
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
