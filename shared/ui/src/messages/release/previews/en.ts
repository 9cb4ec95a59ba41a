import { english } from '@motohaat/domain/formats-en';
import { longEnglish } from '@motohaat/domain/long-formats-en';
import type { NamedRelease } from '@motohaat/domain/preview';

import { author, moment } from '../writing/en.ts';

const f = { ...english, ...longEnglish };

/** The words of previews. Times are ISO times. */
export const messages = {
  title: 'Previews',
  lead: 'Published releases on the real site before they are live, for whoever has the address.',
  loading: 'Loading the previews',
  failed: 'The previews could not be loaded.',
  none: 'Nothing is previewed now.',
  nameOf: (application: string, name: string) => `${name}, of ${application}`,
  shows: (releases: readonly NamedRelease[]) =>
    f.list(releases.map(({ application, version }) => `${application} ${version}`)),
  made: (by: string, at: string) => `Chosen by ${author(by) || 'somebody'}, ${moment(at)}`,
  until: (at: string) => `Until ${moment(at)}`,
  open: 'Open',
  openOf: (name: string) => `Open ${name}`,
  copy: 'Copy address',
  copyOf: (name: string) => `Copy address of ${name}`,
  copied: 'The address is copied.',
  notCopied: 'The browser did not copy it. Copy the address of the link “Open”.',
  end: 'End',
  endOf: (name: string) => `End ${name}`,
  endQuestion: (name: string) => `End the preview ${name}?`,
  endConsequence: 'Its address shows nothing any more. Made once more, it has another one.',
  ended: 'The preview has ended.',
  add: 'New preview…',
  make: 'Show a preview',
  makeLead:
    'Whoever opens its address sees the site with these releases, as far as the account may.',
  application: 'Application',
  release: 'Release',
  loadingReleases: 'Loading the releases…',
  releasesFailed: 'The releases could not be loaded.',
  noReleases: 'There is no release whose files are kept.',
  together: 'Together with (optional)',
  togetherHelp: (example: string) => `Releases of other applications, such as ${example}.`,
  wrongRelease: (text: string, example: string) =>
    `“${text}” names no release. Write it such as ${example}.`,
  name: 'Name',
  nameHelp: 'Such as that of your branch. The same name again keeps the address.',
  nameSuggested: (name: string) =>
    `Left empty, it is ${name}. The same name again keeps the address.`,
  nameLacking: 'Give it a name of letters and digits.',
  days: 'For',
  dayCount: (days: number) => f.plural(days, { one: '1 day', other: `${days} days` }),
  confirm: 'Show it',
  done: 'The preview is there. Copy its address from the list.',
};

export type PreviewMessages = typeof messages;
