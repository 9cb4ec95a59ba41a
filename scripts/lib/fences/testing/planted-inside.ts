import type { Planted } from './planted.ts';

const feature = 'mfe-buyer/src/features/wishes/wish-list.ts';
const composes = 'the page composes';
const onlyTests = 'Shipped code may not import';

/** Between the parts of one package, and from what is shipped to what is tested. */
export const parts: Planted[] = [
  {
    what: 'a feature that imports another feature',
    at: feature,
    plant: "export { orders } from '../bookings/orders.ts';",
    refusal: composes,
    clean: "export { wish } from './wish.ts';",
  },
  {
    what: 'a feature that imports a type of another feature',
    at: feature,
    plant: "export type { Order } from '../bookings/orders.ts';",
    refusal: composes,
    clean: "export type { Wish } from './wish.ts';",
  },
  {
    what: 'a feature that imports a page',
    at: feature,
    plant: "export { page } from '../../routes/orders.tsx';",
    refusal: composes,
    clean: "export { table } from '../../table/table.tsx';",
  },
  {
    what: 'what features share that imports one of them',
    at: 'mfe-buyer/src/table/table.ts',
    plant: "export { orders } from '../features/bookings/orders.ts';",
    refusal: composes,
    clean: "export { orders } from '../features/bookings/orders.ts';",
    cleanAt: 'mfe-buyer/src/routes/orders.ts',
  },
  ...['repository', 'routes'].map((role) => ({
    what: `a module that imports the ${role} of another`,
    at: 'server/src/modules/reports/reports.service.ts',
    plant: `export { findHolder } from '../bookings/bookings.${role}.ts';`,
    refusal: 'A module may not import the repository or the routes of another (bookings)',
    clean: "export { findHolder } from '../bookings/holder.ts';",
  })),
  {
    what: 'a module that imports a type of the repository of another',
    at: 'server/src/modules/reports/reports.service.ts',
    plant: "export type { Holder } from '../bookings/bookings.repository.ts';",
    refusal: 'A module may not import the repository or the routes of another (bookings)',
    clean: "export type { Report } from './reports.repository.ts';",
  },
  {
    what: 'shipped code that imports the fake platform',
    at: feature,
    plant: "export { fakePlatform } from '@motohaat/testing';",
    refusal: onlyTests,
    clean: "export { fakePlatform } from '@motohaat/testing';",
    cleanAt: 'mfe-buyer/src/features/wishes/wish-list.test.ts',
  },
  {
    what: 'shipped code that imports a testing folder',
    at: 'server/src/app.ts',
    plant: "export { scratch } from './testing/scratch.ts';",
    refusal: onlyTests,
    clean: "export { scratch } from './testing/scratch.ts';",
    cleanAt: 'server/src/app.test.ts',
  },
  {
    what: 'shipped code that imports vitest',
    at: 'shared/ui/src/a.tsx',
    plant: "export { vi } from 'vitest';",
    refusal: onlyTests,
    clean: "export { vi } from 'vitest';",
    cleanAt: 'shared/ui/src/testing/a.tsx',
  },
  {
    what: 'a server that imports the sandbox outside its tests',
    at: 'server/src/main.ts',
    plant: "export { startSandbox } from '@motohaat/sandbox';",
    refusal: 'The server imports domain, contract',
    clean: "export { startSandbox } from '@motohaat/sandbox';",
    cleanAt: 'server/src/main.test.ts',
  },
  {
    what: 'a test of a remote that imports another remote',
    at: 'mfe-buyer/src/routes/orders.test.ts',
    plant: "export { sale } from '@motohaat/mfe-seller';",
    refusal: 'A remote may not import another remote',
    clean: "export { orders } from './orders.tsx';",
  },
  {
    what: 'an import that hides where it leads',
    at: feature,
    plant: 'export const later = (name: string) => import(`../../../../${name}.ts`);',
    refusal: 'names its module as plain text',
    clean: "export const later = () => import('./wish.ts');",
  },
  ...['sessionStore', 'providePlatform'].map((name) => ({
    what: `a remote that takes ${name}`,
    at: feature,
    plant: `export { ${name} } from '@motohaat/platform';`,
    refusal: 'Only the shell writes the session',
    clean: `export { ${name} } from '@motohaat/platform';`,
    cleanAt: 'shell/src/start.ts',
  })),
  {
    what: 'a remote that takes everything of the platform, the session store too',
    at: feature,
    plant: "import * as platform from '@motohaat/platform';\n\nexport const session = platform;",
    refusal: 'Only the shell writes the session',
    clean: "export { useSession } from '@motohaat/platform';",
  },
  {
    what: 'a remote that loads the platform later, the session store too',
    at: feature,
    plant: "export const platform = () => import('@motohaat/platform');",
    refusal: 'Only the shell writes the session',
    clean: "export { usePlatform } from '@motohaat/platform';",
  },
];

const door = (vendor: string, at: string, refusal: string, cleanAt: string): Planted => ({
  what: `${vendor} in ${at}`,
  at,
  plant: `export { thing } from '${vendor}';`,
  refusal,
  clean: `export { thing } from '${vendor}';`,
  cleanAt,
});
const identity = 'usePlatform().session';
const firebase = 'shell/src/session/firebase.ts';
const cards = 'mfe-buyer/src/features/payment/stripe.tsx';

/** Vendors' packages outside the door that each has. */
export const doors: Planted[] = [
  {
    what: 'a module of the server that imports the demo market',
    at: 'server/src/modules/catalogue/a.ts',
    plant: "export { bikes } from '@motohaat/demo/bikes';",
    refusal: 'server/src/demo',
    clean: "export { bikes } from '@motohaat/demo/bikes';",
    cleanAt: 'server/src/demo/a.ts',
  },
  door('firebase/auth', feature, identity, firebase),
  door('firebase/auth', 'shell/src/app/navbar.tsx', identity, firebase),
  door('firebase/app', 'server/src/app.ts', identity, 'sandbox/src/identity/google.test.ts'),
  door('@stripe/stripe-js', 'mfe-buyer/src/features/wishes/a.ts', 'features/payment', cards),
  door('@stripe/react-stripe-js', 'shell/src/app/a.ts', 'features/payment', cards),
  door('stripe', 'server/src/app.ts', 'adapter', 'server/src/adapters/payments/stripe.ts'),
  door('sharp', 'server/src/app.ts', 'uploads', 'server/src/modules/uploads/render-photo.ts'),
  door('pg', 'server/src/app.ts', 'server/src/database', 'server/src/database/pool.ts'),
  door('kysely', 'scripts/lib/a.ts', 'on the server', 'server/src/jobs/leases.repository.ts'),
  door('jose', 'server/src/app.ts', 'identity adapter', 'server/src/plugins/tokens.ts'),
  door('react-hot-toast', feature, 'useToasts()', 'shell/src/toasts/toaster.tsx'),
  door('@module-federation/enhanced', 'shell/src/app/a.ts', 'loader', 'shared/build/src/a.ts'),
];
