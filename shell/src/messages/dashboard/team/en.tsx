import { english } from '@motohaat/domain/formats-en';
import { longEnglish } from '@motohaat/domain/long-formats-en';
import { actName, author, moment } from '@motohaat/ui/messages/release/writing/en';

const f = { ...english, ...longEnglish };

/** Times are ISO times, shares are from 0 to 1. */
export const messages = {
  team: {
    title: 'Team',
    lead: 'What your team has released, how it does, and how it came so. Previews are made here; releasing takes the team’s token.',
    loading: 'Loading your teams',
    failed: 'Your teams could not be loaded.',
    none: 'This account belongs to no team. An operator adds it with npm run team -- join.',
    partLoading: (application: string) => `Loading ${application}`,
    partFailed: (application: string) => `${application} could not be loaded.`,
    notLive: 'Nothing of it is live.',
    live: (version: string, since: string) => `${version} is live since ${moment(since)}`,
    closed: (sentence: string) => `Taken off. People read: ${sentence}`,
    takenBack: (version: string, at: string, reason: string) =>
      `MotoHaat itself took ${version} back, ${moment(at)}: ${reason}`,
    verdict: (version: string, at: string, reason: string) =>
      `Last verdict, on ${version}, ${moment(at)}: ${reason}`,
    /** @param releases names with versions */
    together: (releases: readonly string[]) => `Tried together with ${f.list(releases)}`,
    ramp: 'It grows by itself while it does no worse.',
    held: (at: string, reason: string) =>
      `It does not grow by itself since ${moment(at)}: ${reason}`,
    figures: 'Figures',
    figuresOf: (application: string) => `Figures of ${application}`,
    releases: 'Releases',
    releasesOf: (application: string) => `Releases of ${application}`,
    noReleases: 'Nothing of it is published.',
    published: (at: string, by: string) => `Published ${moment(at)} by ${author(by)}`,
    size: (javascript: number, css: number) =>
      `${Number(javascript.toFixed(1))} kB JavaScript, ${Number(css.toFixed(1))} kB CSS`,
    smoke: {
      passed: 'Smoke test passed',
      failed: 'Smoke test failed',
      none: 'No smoke test',
      report: 'Report and pictures',
      reportOf: (version: string) => `Report and pictures: ${version}`,
    },
    uses: {
      title: 'Who uses it',
      loading: 'Loading who uses it',
      failed: 'Who uses it could not be loaded.',
      none: 'It has nothing for others.',
      users: (releases: readonly string[]) => `Used by ${f.list(releases)}.`,
      nobody: 'Nobody uses it.',
      /** @param users releases of the application itself */
      goes: (member: string, until: string, instead: string, users: readonly string[]) =>
        `${member} of the platform goes on ${until}, and ${f.list(users)} ${f.plural(users.length, { one: 'uses', other: 'use' })} it. In its place: ${instead}.`,
      /** @param users releases of the application itself */
      former: (version: string, until: string, users: readonly string[]) =>
        `${f.list(users)} ${f.plural(users.length, { one: 'was', other: 'were' })} built against the platform contract ${version}, which is served until ${until}. Build against today's before that day.`,
      kind: {
        pages: (all: number, used: number) => `Pages: others use ${used} of ${all}`,
        slots: (all: number, used: number) => `Slots: others use ${used} of ${all}`,
        events: (all: number, used: number) => `Events: others use ${used} of ${all}`,
        platform: (all: number, used: number) => `Platform: others use ${used} of ${all}`,
        modules: (all: number, used: number) => `Libraries: others use ${used} of ${all}`,
      },
    },
    history: 'History',
    historyOf: (application: string) => `History of ${application}`,
    historyLoading: 'Loading the history',
    historyFailed: 'The history could not be loaded.',
    historyEmpty: 'Nothing was done with it so far.',
    untested: 'Let through untested',
    again: (why: string) => `Although it had been convicted: ${why}`,
    revision: (number: number) => `Revision ${number}`,
    act: actName,
    by: (who: string, at: string) => `${author(who)}, ${moment(at)}`,
    change: (from: string | null, to: string | null) => `${from ?? 'nothing'} → ${to ?? 'nothing'}`,
  },
};

export type Messages = typeof messages;
