import type { RevisionOperation } from '@motohaat/contract/registry';
import { actName, author, moment, people } from '@motohaat/ui/messages/release/writing/en';
import type { ReactNode } from 'react';

import { sets } from './sets.en.ts';

type Few = { percent: number; accounts: number };

/** The words of the dialogs that ask before something changes what is live. */
export const messages = {
  sets,
  meanwhile: {
    title: 'What is live has changed in the meantime.',
    lookingUp: 'Nothing was done. Looking up what has changed…',
    record: (revision: number, act: RevisionOperation, who: string, reason: string) =>
      `Revision ${revision}: ${actName(act)} by ${author(who)}: ${reason}`,
    decide: (revision: number) => `Decide on revision ${revision}`,
  },
  decision: {
    reasonHelp: 'Teams read it in the history of releases.',
    canaryEnds: (version: string) => `The canary of ${version} ends.`,
  },
  releases: {
    label: 'Release',
    loading: 'Loading the releases',
    failed: (why: string) => `The releases could not be loaded. ${why}`,
    none: 'There is no other release whose files are kept.',
    smoke: {
      none: (version: string) => `${version}, no smoke test`,
      passed: (version: string) => `${version}, smoke test passed`,
      failed: (version: string) => `${version}, smoke test failed`,
    },
    published: (at: string, by: string, size: string) =>
      `Published ${moment(at)} by ${author(by)}. ${size}.`,
    tested: (at: string) => `Last smoke test ${moment(at)}.`,
  },
  smoke: {
    order: 'Order a smoke test',
    again: 'Look at it again',
    untested: 'Let it through although no machine has looked at it. Your reason says why.',
  },
  promote: {
    title: (application: string) => `Promote ${application}?`,
    confirm: 'Promote',
    lead: (live: string) =>
      `Everybody gets the release in place of ${live}. Open tabs change at their next page, and nobody is interrupted.`,
    anyway: 'Why everybody gets it anyway',
    anywayHelp: (version: string) =>
      `People’s pages have not shown yet that ${version} does as well as what is live.`,
    anywayLacking: 'Say why, or wait until they have.',
    /** Of a canary. */
    anywayMost: 'Why more than half of the visitors get it',
    staysOff: (application: string) => `${application} stays taken off until it is brought back.`,
  },
  again: {
    /** @param reason why it was taken back */
    lead: (version: string, at: string, reason: ReactNode) => (
      <>
        MotoHaat took {version} back, {moment(at)}: {reason}
      </>
    ),
    label: 'Why again?',
    help: 'What is different this time. It stays in the history.',
    lacking: 'Write why people get it all the same.',
  },
  canary: {
    title: (application: string) => `Canary of ${application}?`,
    start: 'Start canary',
    change: 'Change canary',
    lead: (live: string) =>
      `A few people get the release; everybody else keeps ${live}. When it is clearly worse, MotoHaat rolls back by itself.`,
    now: (few: Few, version: string) => `Now ${people(few)} have ${version}.`,
    percent: 'Percent of visitors',
    percentHelp:
      'Raising it later only adds people. Above 50, what was not shown to be as good needs a word why.',
    ramp: 'Let it grow by itself',
    rampHelp:
      'To 1, 5 and 25 % and then to everybody, each time people’s pages show that it does no worse.',
    wrongPercent: 'Give a number from 0 to 100.',
    accounts: 'Accounts (optional)',
    accountsHelp: 'E-mail addresses, one a line.',
    /** @param named how many accounts are named already */
    accountsInstead: (named: number) => {
      const who = named === 1 ? 'the account that is' : `the ${named} accounts that are`;
      return `E-mail addresses, one a line, in place of ${who} named now. Left empty, nothing changes.`;
    },
    wrongAddress: (text: string) => `“${text}” is no e-mail address.`,
  },
  rollBack: {
    title: (application: string) => `Roll back ${application}?`,
    confirm: 'Roll back',
    lead: 'A roll back is a new revision: nothing of the history is lost. Open tabs change at their next page.',
    to: 'Back to',
    endCanary: (version: string) => `End the canary of ${version}`,
    endCanaryHelp: (few: Few, version: string) =>
      `${people(few)} go back to ${version}, which everybody else has.`,
    /** @param releases names with versions */
    endCanaryOfSet: (releases: readonly string[]) =>
      `With it ends what is tried together with it: ${releases.join(', ')}.`,
    before: 'What was live before',
    outcome: (what: string) => `Then ${what}`,
    lookingUp: 'Looking up what that was…',
  },
  takeOff: {
    title: (application: string) => `Take ${application} off?`,
    confirm: 'Take off',
    lead: 'Nobody gets its pages until it is brought back. All else works, and people read your sentence in its place.',
    sentence: 'Sentence for people',
    sentenceHelp: 'In plain words: what is going on, and when to come back.',
    lacking: 'Write what people shall read.',
    usual: 'We are repairing something here. Please come back in a while.',
    preview: 'How it reads',
    /** As the shell has it above the sentence. */
    closed: 'This part is closed for now',
  },
  revive: {
    title: (application: string) => `Bring ${application} back?`,
    confirm: 'Bring back',
    lead: (version: string) =>
      `Everybody gets the pages of ${version} again, from their next page on.`,
    noLonger: (sentence: ReactNode) => <>People no longer read: {sentence}</>,
  },
};

export type Messages = typeof messages;
