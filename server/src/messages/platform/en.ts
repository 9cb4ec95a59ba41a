import { mostUnproven } from '@motohaat/domain/canary';
import type { Audience } from '@motohaat/domain/role';

import { quoted } from './quoted.ts';
import { uses } from './uses-en.ts';

const people = {
  public: 'everybody',
  buyer: 'buyers',
  seller: 'sellers',
  admin: 'admins',
} satisfies Record<Audience, string>;

const lists = new Intl.ListFormat('en-GB');

/** Who links to a page: the server, where its own answers lead there, and releases. */
export type Users = { server: boolean; releases: readonly string[] };

/** A release by its name. */
type Release = { application: string; version: string };

/** Where a release has a page. */
type Page = { path: string; of: string };

function linking({ server, releases }: Users): string {
  const names = [...(server ? ['the server'] : []), ...releases];
  return `${lists.format(names)} ${names.length === 1 ? 'links' : 'link'} to it`;
}

/** Whom a canary is for. */
export type CanaryPeople = { version: string; percent: number; accounts: number };

/** Such as "0.2.0 for 5 % and 2 accounts". */
function canaryPeople({ version, percent, accounts }: CanaryPeople): string {
  const named = accounts === 1 ? '1 account' : `${accounts} accounts`;
  if (percent === 0) return `${version} for ${named}`;
  return accounts === 0
    ? `${version} for ${percent} %`
    : `${version} for ${percent} % and ${named}`;
}

/** What a roll back found undone already; without a version of a remote that was removed. */
type UndoneAlready = {
  application: string;
  version: string | undefined;
  revision: number;
  author: string;
  reason: string;
  live: string | undefined;
  before: string | undefined;
};

/** @param closed the applications that are taken off */
const stillOff = (closed: readonly string[]) =>
  closed.length === 0
    ? ''
    : ` ${lists.format(closed)} ${closed.length === 1 ? 'is' : 'are'} still taken off: revive ${closed.length === 1 ? 'it' : 'them'}.`;

/** @param names one or more */
const are = (names: readonly string[]) => (names.length === 1 ? 'is' : 'are');

/** What is said of releases. A `release` is a name and a version, such as `mfe-buyer 1.2.0`. */
export const messages = {
  uses,
  documents: {
    shellPages: {
      dashboard: 'Dashboard',
      profile: 'Profile',
      notices: 'Notices',
      messages: 'Messages',
      team: 'Team',
      conversation: 'Conversation',
    },
    description:
      'Buy and sell used motorbikes across Bangladesh: real prices in taka, condition and place at a glance.',
    notFound: 'Page not found',
    gettingReady: 'MotoHaat is getting ready. Try again in a moment.',
    bikes: 'The bikes on MotoHaat',
    /** @param link to the bikes, as HTML */
    needsScript: (link: string) =>
      `This page needs JavaScript. Please turn it on in your browser and load it again. ${link} can be read without.`,
  },
  canaryPeople,
  noRevision: (number: number) => `There is no revision ${number}.`,
  noRelease: (release: string) => `There is no ${release}.`,
  noAccount: (email: string) => `Nobody has an account as ${email}.`,
  previewOfNone: (application: string) => `A preview of ${application} shows a release of it.`,
  previewFailed: {
    over: {
      title: 'This preview is over',
      why: 'Its address shows nothing any more. Ask the team that gave it to you for a new one.',
    },
    misfit: {
      title: 'This preview cannot be shown',
      why: 'Its releases do not fit what is live by now. Whoever made it can choose them again; the address stays.',
    },
  },
  goOnLive: 'Go on to the site as everybody has it',
  linkOver: 'This link is over, or for another account.',
  linkNotForAccount: 'Your account may not have the part of the site that this link is for.',
  nothingLive: 'Nothing is live yet. Start the server with its builds first.',
  reasons: (count: number) => `This cannot be done for ${count} reasons.`,
  notDrawn: (release: string, path: string, why: string) =>
    `${release} cannot be rendered: ${path}: ${why}`,
  done: {
    liveAlready: (releases: readonly string[], closed: readonly string[]) =>
      `${lists.format(releases)} ${are(releases)} live already.${stillOff(closed)}`,
    live: (releases: readonly string[], revision: number, closed: readonly string[]) =>
      `${lists.format(releases)} ${are(releases)} live from revision ${revision} on.${stillOff(closed)}`,
    canaryAlready: (releases: readonly string[]) =>
      `${lists.format(releases)} ${are(releases)} with these people already.`,
    /** @param others what is tried together with it */
    canary: (
      application: string,
      whom: CanaryPeople,
      revision: number,
      others: readonly string[],
    ) => {
      const together = others.length === 0 ? '' : ` together with ${lists.format(others)}`;
      return `${application} has ${canaryPeople(whom)}${together} from revision ${revision} on.`;
    },
    noCanary: (application: string) => `${application} has no canary.`,
    canaryOver: (applications: readonly string[], revision: number) =>
      `The canary of ${lists.format(applications)} is over from revision ${revision} on.`,
    back: (application: string, version: string, revision: number) =>
      `${application} is back at ${version} from revision ${revision} on.`,
    /** @param back what is live again. @param gone remotes that nobody has any more */
    undone: (back: readonly Release[], gone: readonly string[], revision: number) => {
      const parts = [
        ...back.map(({ application, version }) => `${application} is back at ${version}`),
        ...gone.map((application) => `${application} is gone again`),
      ];
      return `${lists.format(parts)} from revision ${revision} on.`;
    },
    removed: (application: string, revision: number) =>
      `${application} is removed from revision ${revision} on, with all its pages.`,
    handedOver: (from: string, to: string, paths: readonly string[], revision: number) =>
      `${to} has ${lists.format(paths)} of ${from} from revision ${revision} on.`,
    undoneAlready: (undone: UndoneAlready) => {
      const { application, version, revision, author, reason, live, before } = undone;
      const further =
        before === undefined
          ? ''
          : ` To take that back too, name the release to go to: ${before} was live before.`;
      const done =
        version === undefined
          ? `${application} is back since revision ${revision}`
          : `${application} ${version} is taken back since revision ${revision}`;
      const stays = live === undefined ? '' : ` ${application} ${live} stays live.`;
      return `${done}, by ${author}: ${quoted(reason, '.')}${stays}${further}`;
    },
    offAlready: (application: string) => `${application} is taken off already.`,
    off: (application: string, revision: number) =>
      `${application} is taken off from revision ${revision} on.`,
    notOff: (application: string) => `${application} is not taken off.`,
    revived: (application: string, revision: number) =>
      `${application} is back from revision ${revision} on.`,
  },
  refused: {
    nothingBefore: (application: string) => `There is no release of ${application} to go back to.`,
    neverLive: (release: string) => `${release} was never live: promote it.`,
    shellStays: 'The shell cannot be taken off: nobody would be left to say why.',
    notLive: (application: string) => `${application} is not live.`,
    nothingToCompare: (application: string, version: string) =>
      `${application} has nothing live to be compared with: promote ${version}.`,
    twice: (application: string) => `${application} is named twice.`,
    otherTeams: (applications: readonly string[]) =>
      `This also gives people ${lists.format(applications)}: show the token of that team too, in Team-Tokens.`,
    convicted: (release: string, revision: number, reason: string) =>
      `${release} was taken back in revision ${revision}: ${quoted(reason, '.')} To give it to people all the same, say why (again).`,
    nothingMoves: (from: string, to: string) =>
      `No route moves: ${to} has none that ${from} has now and gives up.`,
    notHad: (release: string) => `${release} is neither live nor tried by anybody: look again.`,
    notTried: (application: string) => `That is not what people try of ${application}: look again.`,
    decided: (release: string, author: string, revision: number) =>
      `People have ${release} because ${author} went back to it in revision ${revision}. To undo that, name the release to go to.`,
    takenOff: (application: string) => `${application} is taken off. Revive it first.`,
    liveForAll: (release: string) => `${release} is live for everybody already.`,
    purged: 'The files of this release are no longer kept. Publish it again.',
    unproven: (release: string) =>
      `A few people try ${release}, and their pages have not shown yet that it does as well as what is live for all. Wait until they have, or say why everybody is to get it anyway.`,
    unprovenOnce: (release: string) =>
      `A few people tried ${release}, and their pages did not show that it does as well as what is live for all. Have it tried again, or say why everybody is to get it anyway.`,
    unprovenMost: (release: string) =>
      `People’s pages have not shown that ${release} does as well as what is live for all, so that no more than ${mostUnproven} % of the visitors try it. Give it to fewer, or say why they are to get it anyway.`,
    noRamp:
      'A canary that grows by itself begins with some of the visitors, not with none and not with all: begin with 1 %.',
  },
  files: {
    purged: (release: string) => `The files of ${release} are no longer kept. Publish it again.`,
    missing: (release: string, file: string) =>
      `The file ${file} of ${release} is not in the store.`,
    other: (release: string, file: string) =>
      `The file ${file} of ${release} is not the one that was published.`,
  },
  gate: {
    noShell: 'There is no shell in this set.',
    contract: (remote: string, wanted: string, shell: string, provided: string) =>
      `${remote} was built against the platform contract ${wanted}, and ${shell} provides ${provided}.`,
    notShared: (remote: string, wanted: string, shell: string) =>
      `${remote} needs ${wanted}, which ${shell} does not provide.`,
    noRange: (remote: string, wanted: string) =>
      `${remote} needs ${wanted}, which is no range of versions.`,
    otherShared: (remote: string, wanted: string, shell: string, provided: string) =>
      `${remote} needs ${wanted}, and ${shell} provides ${provided}.`,
    audience: (release: string, application: string, is: Audience, was: Audience) =>
      `${release} is for ${people[is]}, and ${application} is for ${people[was]}: a release cannot change that.`,
    budget: {
      scripts: (release: string, has: number, most: number) =>
        `The scripts of ${release} have ${has} kB; their budget is ${most} kB.`,
      styles: (release: string, has: number, most: number) =>
        `The style sheets of ${release} have ${has} kB; their budget is ${most} kB.`,
    },
    noSmokeTest: (release: string) => `${release} has had no smoke test.`,
    smokeTestFailed: (release: string) => `The latest smoke test of ${release} failed.`,
    oldSmokeTest: (release: string, application: string) =>
      `The smoke test of ${release} was made with another release of ${application} than is live now. Make it again.`,
  },
  smoke: {
    unattended:
      'No machine looks at releases now. The smoke test waits until one does; an admin may let the release through with a reason.',
    beforeAll:
      'Something else is live beside it since its pages were looked at. Everybody gets it once a machine has looked at them again; where none does so, an admin may promote it.',
    adminsOnly: 'Only an admin lets a release through that no machine has looked at.',
  },
  pages: {
    missing: (purpose: string, users: Users) =>
      `The page "${purpose}" would be missing: ${linking(users)}. No release that is live has it.`,
    lost: (purpose: string, users: Users, release: string) =>
      `The page "${purpose}" would be missing: ${linking(users)}. It is a page of ${release}.`,
    other: (purpose: string, users: Users, is: Page, was: Page) =>
      `The page "${purpose}" would be at ${is.path} with ${is.of}: ${linking(users)} with what ${was.path} of ${was.of} needs.`,
  },
  claims: {
    ofOthers: (remote: string, path: string) =>
      `${remote} claims ${path}, which is not a remote's to have.`,
    twice: {
      container: (remote: string, name: string) =>
        `${remote} claims the container name ${name} twice.`,
      route: (remote: string, path: string) => `${remote} claims the route path ${path} twice.`,
      navigation: (remote: string, path: string) =>
        `${remote} claims the navigation path ${path} twice.`,
      purpose: (remote: string, name: string) => `${remote} claims the purpose ${name} twice.`,
    },
    both: {
      container: (one: string, other: string, name: string) =>
        `${one} and ${other} both claim the container name ${name}.`,
      route: (one: string, other: string, path: string) =>
        `${one} and ${other} both claim the route path ${path}.`,
      navigation: (one: string, other: string, path: string) =>
        `${one} and ${other} both claim the navigation path ${path}.`,
      purpose: (one: string, other: string, name: string) =>
        `${one} and ${other} both claim the purpose ${name}.`,
    },
  },
};
