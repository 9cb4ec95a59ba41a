/** The rows of the table: what kinds of places there are. */
export type Kind = keyof typeof arrows;

type Row = {
  /** What any of its files may import, besides itself. */
  may: readonly string[];
  /** What its tests may import too. */
  tests?: readonly string[];
  /** What its `rsbuild.config.ts` may import too. */
  config?: readonly string[];
  /**
   * Where it may reach by a path, because there is no name to import by: how paths begin; an
   * asterisk stands for any package.
   */
  byPath?: readonly string[];
  /** Packages from elsewhere: the only ones it may use, or those it must not. */
  outside?: { only: readonly string[] } | { never: readonly string[] };
  /** What to do instead of any other import. */
  instead: string;
};

const screens = ['react', 'react-*', '@rsbuild/*', '@module-federation/*', '@tanstack/*'];
const machine = ['node:*', 'fastify', 'pg', 'kysely'];

/**
 * Who may import whom. Whatever is not here is refused, however it is spelled: by name, by path, as
 * a type, re-exported or loaded later.
 */
export const arrows = {
  domain: {
    may: [],
    outside: { only: [] },
    instead: 'domain is plain TypeScript and stands alone: let the caller hand in what it needs.',
  },
  contract: {
    may: ['domain'],
    outside: { only: ['valibot'] },
    instead:
      'contract says what travels, with domain and valibot alone; who sends it is no concern.',
  },
  catalogue: {
    may: ['domain'],
    outside: { only: [] },
    instead:
      'catalogue is data, and how names are written; who shows or searches them is no concern.',
  },
  api: {
    may: ['contract', 'domain'],
    outside: { only: ['@tanstack/react-query'] },
    instead:
      'api calls the server and knows no screen: throw a typed error and let the page show it.',
  },
  platform: {
    may: ['api', 'contract', 'domain'],
    outside: { only: ['react', 'zustand', '@tanstack/react-query'] },
    instead:
      'platform says what a remote may ask of the shell; how that is done stands in the shell.',
  },
  ui: {
    may: ['domain', 'platform'],
    tests: ['testing'],
    outside: { never: machine },
    instead: 'ui draws what it is given: take data and actions as props.',
  },
  testing: {
    may: ['api', 'contract', 'domain', 'platform'],
    instead: 'testing stands in for the shell; it knows no application and draws nothing.',
  },
  build: {
    may: ['contract', 'domain', 'platform'],
    instead: 'build makes any application into a release, and knows none of them.',
  },
  releases: {
    may: ['contract', 'domain'],
    outside: { only: ['node:*', 'valibot'] },
    instead: 'releases reads builds as they are; who sends or serves them is no concern.',
  },
  'create-remote': {
    may: ['contract', 'domain'],
    outside: { only: ['node:*'] },
    instead: 'create-remote writes a remote’s first files; its template says what they import.',
  },
  cli: {
    may: ['build', 'contract', 'create-remote', 'domain', 'platform', 'releases'],
    outside: { only: ['node:*', 'playwright'] },
    instead: 'The command works wherever a remote is: let its Workplace say what is around it.',
  },
  shell: {
    may: ['api', 'contract', 'domain', 'platform', 'ui', 'build'],
    tests: ['testing'],
    outside: { never: machine },
    instead:
      'The shell meets a remote at run time, through the composition, and the server over HTTP.',
  },
  remote: {
    may: ['api', 'catalogue', 'contract', 'domain', 'platform', 'ui'],
    tests: ['testing'],
    config: ['build'],
    outside: { never: machine },
    instead:
      'A remote imports itself and packages of shared/: link to other pages, ask the shell through usePlatform().',
  },
  demo: {
    may: ['catalogue', 'domain'],
    outside: { only: ['node:*', 'sharp'] },
    instead: 'demo is data and drawings; server/src/demo writes them into a database.',
  },
  server: {
    may: ['catalogue', 'contract', 'demo', 'domain', 'releases'],
    tests: ['sandbox'],
    outside: { never: screens },
    instead:
      'The server imports domain, contract, the catalogue and releases; what it shares with a screen belongs in the first two.',
  },
  sandbox: {
    may: [],
    outside: { never: screens },
    instead: 'The sandbox speaks the vendors’ protocols and knows nothing of the product.',
  },
  e2e: {
    may: ['cli', 'contract', 'domain'],
    byPath: ['scripts/lib/', '*/src/messages/'],
    instead:
      'A journey meets the product as people do, in the browser and over HTTP; it knows its words.',
  },
  bench: {
    may: ['build', 'catalogue', 'cli', 'contract', 'domain', 'server'],
    byPath: ['scripts/lib/', 'e2e/fixtures/', 'mfe-storefront/src/remote.tsx'],
    instead: 'bench measures what is built, and the server as a process of its own.',
  },
  scripts: {
    may: ['build', 'cli', 'contract', 'create-remote', 'demo', 'domain', 'platform', 'server'],
    instead: 'A script runs an application as a process of its own, or fetches from it.',
  },
} as const satisfies Record<string, Row>;

/** A row, as whoever reads the table sees it. */
export const rowOf = (kind: Kind): Row => arrows[kind];

/** Packages that only tests use. */
export const testPackages: readonly string[] = ['vitest', 'fast-check', '@testing-library/*'];

/** Exports of packages of shared/ that only these places may name. */
export const reserved: readonly {
  module: string;
  names: readonly string[];
  open: readonly Kind[];
  /** Whose tests may name them too. */
  tests?: readonly Kind[];
  instead: string;
}[] = [
  {
    module: '@motohaat/platform',
    names: ['sessionStore', 'providePlatform'],
    open: ['shell', 'platform', 'testing'],
    instead:
      'Only the shell writes the session: read it with useSession(), change it with usePlatform().session.',
  },
  {
    module: '@motohaat/contract/calls/call',
    names: ['call'],
    open: ['contract'],
    tests: ['server'],
    instead: 'Rows of the table of calls stand in shared/contract/src/calls.',
  },
];

/** What the language or the browser offers, and these places may not touch. */
export const forbiddenGlobals: readonly {
  kinds: readonly Kind[];
  names: readonly string[];
  instead: string;
}[] = [
  {
    kinds: ['domain'],
    names: ['Date.now', 'new Date()', 'Math.random', 'performance', 'crypto', 'Temporal.Now'],
    instead: 'domain knows neither clock nor chance: take the time or the id as a parameter.',
  },
  {
    kinds: ['domain', 'contract', 'ui', 'remote'],
    names: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'navigator.sendBeacon'],
    instead: 'Calls go through the API client: useApi() in a remote, props in shared/ui.',
  },
  {
    kinds: ['domain', 'contract', 'api', 'ui', 'remote'],
    names: ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'document.cookie'],
    instead: 'The platform alone keeps things on the device: use its drafts.',
  },
];
