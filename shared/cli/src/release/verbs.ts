/** What can be given to the release command, each with the name of its value, if it has one. */
export const options = {
  version: { type: 'string', value: 'VERSION' },
  percent: { type: 'string', value: 'N' },
  account: { type: 'string', value: 'E-MAIL', multiple: true },
  ramp: { type: 'boolean' },
  anyway: { type: 'string', value: 'TEXT' },
  sentence: { type: 'string', value: 'TEXT' },
  from: { type: 'string', value: 'VERSION|REVISION' },
  to: { type: 'string', value: 'REVISION' },
  revision: { type: 'string', value: 'REVISION' },
  reason: { type: 'string', value: 'TEXT' },
  name: { type: 'string', value: 'NAME' },
  with: { type: 'string', value: 'APPLICATION@VERSION', multiple: true },
  days: { type: 'string', value: 'N' },
  again: { type: 'string', value: 'TEXT' },
  canary: { type: 'boolean' },
  all: { type: 'boolean' },
  comment: { type: 'boolean' },
  end: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  server: { type: 'string', value: 'URL' },
  token: { type: 'string', value: 'TOKEN' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export type OptionName = keyof typeof options;
export type OptionWords = Partial<Record<OptionName, string>>;

/** The options that every verb takes. */
export const commonOptions: OptionWords = {
  server: 'the site (MOTOHAAT_SERVER; http://localhost:4400 if neither is there)',
  token: "the team's token (MOTOHAAT_TEAM_TOKEN; of a local server it is found by itself)",
  json: 'the outcome as JSON on the standard output, everything else on the other',
  help: 'this text',
};

const actOptions: OptionWords = {
  reason: 'why, for the history; asked for on a terminal',
  revision: 'the revision on which you decided it; by default the one that is live now',
  'dry-run': 'say what would be done and what the server says of it; change nothing',
};

const wordOptions: OptionWords = {
  again: 'why, of a release that the server has taken back as a canary',
  anyway: 'why people get it although it was not shown to be better or equal',
};

const setOptions: OptionWords = {
  with: 'a release of another application in the same set; may be given several times, or as a further name',
};

/** The verbs of the release command: what each does, in a line, an example, and its own options. */
export const verbs = {
  publish: {
    what: 'build it if it is stale and send it to the registry; nobody gets it yet',
    example: 'publish mfe-buyer',
    options: {
      version: 'publish under this version; by default that of its package.json',
      'dry-run': 'check the build and say what would be sent; send nothing',
    },
  },
  preview: {
    what: 'publish it under the name of a branch, and show it on the real site to whoever has the address',
    example: 'preview mfe-buyer --name new-orders --with mfe-storefront@0.3.0 --comment',
    options: {
      name: 'what the preview is called; by default the branch of git',
      version: 'show this published release instead of publishing the one that is here',
      with: 'a published release of another application beside it; may be given several times',
      days: 'how long it is shown, 7 at most and by default',
      comment: 'say it as a pull request should: address, bytes before and after, report',
      end: 'end it: its address shows nothing any more',
    },
  },
  smoke: {
    what: 'have the server look at every page of a release; nobody gets it by that',
    example: 'smoke mfe-buyer --version 0.2.0',
    options: {
      version: 'the release; by default the one that is tried, else that of its package.json',
    },
  },
  canary: {
    what: 'give a release to a few people first, after a smoke test',
    example: 'canary mfe-buyer --percent 5 --account you@example.com --reason "New order list"',
    options: {
      version: 'the release; by default the one that is tried, else that of its package.json',
      percent:
        'of the visitors, 0 to 100, and 50 at most before it was shown to be as good; a higher one only adds people',
      account:
        'an account that gets it too; may be given several times, and takes the place of those that were named',
      ...setOptions,
      ramp: 'let it grow by itself, from 1 % (or --percent) to 5, 25 % and everybody, while it does no worse',
      ...wordOptions,
      ...actOptions,
    },
  },
  promote: {
    what: 'make a release live for everyone, after a smoke test',
    example: 'promote mfe-buyer --version 0.2.0 --reason "New order list"',
    options: {
      version: 'the release; by default the one that is tried, else that of its package.json',
      ...setOptions,
      ...wordOptions,
      ...actOptions,
    },
  },
  rollback: {
    what: 'undo what was given last, once: end its canary, or go back to what was live before',
    example: 'rollback mfe-buyer --reason "Orders are shown twice"',
    options: {
      version: 'go back to this release; by default to what was live before',
      from: 'take this release back, and nothing else; refused where people do not have it',
      canary: 'take back what is tried, and nothing else',
      ...actOptions,
    },
  },
  kill: {
    what: 'take a remote off; people read a sentence in its place',
    example:
      'kill mfe-buyer --sentence "Orders are back at six." --reason "Prices are shown wrongly"',
    options: { sentence: 'what people read in its place', ...actOptions },
  },
  revive: {
    what: 'put a remote back that was taken off',
    example: 'revive mfe-buyer --reason "Prices are right again"',
    options: actOptions,
  },
  'hand-over': {
    what: 'move routes to another remote, in one revision that one roll back takes back',
    example: 'hand-over mfe-buyer@0.4.0 mfe-storefront@0.5.0 --reason "Everybody may look"',
    options: {
      version: 'the release without these routes; without one it gives up all it has',
      with: 'the release of the other remote that has them; or as a second name',
      ...wordOptions,
      ...actOptions,
    },
  },
  remove: {
    what: 'take a remote with all its pages out of what is live, if nobody needs them',
    example: 'remove mfe-buyer --reason "Others have its pages"',
    options: actOptions,
  },
  history: {
    what: 'who did what with it, when and why, the latest first',
    example: 'history mfe-buyer',
    options: { all: 'of every application' },
  },
  status: {
    what: 'what is live, what is tried, the latest releases and how they do',
    example: 'status mfe-buyer',
    options: {},
  },
  diff: {
    what: 'what differs of it between two revisions',
    example: 'diff mfe-buyer --from 12 --to 14',
    options: {
      from: 'by default the revision before the latest that changed it',
      to: 'by default the revision that is live',
    },
  },
} as const satisfies Record<string, { what: string; example: string; options: OptionWords }>;

export type Verb = keyof typeof verbs;

export function isVerb(word: string): word is Verb {
  return Object.hasOwn(verbs, word);
}
