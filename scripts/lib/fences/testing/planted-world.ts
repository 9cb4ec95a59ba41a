import type { Planted } from './planted.ts';

const global = (at: string, use: string, refusal: string, clean: string): Planted => ({
  what: `${use} in ${at}`,
  at,
  plant: `export const thing = () => ${use};`,
  refusal,
  clean: `export const thing = ${clean};`,
});
const domain = 'shared/domain/src/hold.ts';
const remote = 'mfe-seller/src/features/photos/send.ts';
const clock = 'neither clock nor chance';
const client = 'through the API client';
const device = 'The platform alone keeps things on the device';
const hold = '(now: Date) => new Date(now.getTime() + 900_000)';

/** What the language and the browser offer, where it may not be touched. */
export const globals: Planted[] = [
  global(domain, 'Date.now()', clock, hold),
  global(domain, 'new Date()', clock, hold),
  global(domain, 'new globalThis.Date()', clock, hold),
  global(domain, 'Math.random()', clock, '(chance: number) => Math.floor(chance * 6)'),
  global(domain, 'performance.now()', clock, hold),
  global(domain, 'crypto.randomUUID()', clock, '(id: string) => id.trim()'),
  global(remote, "fetch('/photos')", client, '(fetch: () => void) => fetch()'),
  global(remote, "window.fetch('/photos')", client, '(api: { fetch: () => void }) => api.fetch()'),
  global(remote, "globalThis['fetch']('/photos')", client, '() => document.title'),
  global(remote, 'new XMLHttpRequest()', client, '() => new AbortController()'),
  global(remote, "localStorage.getItem('draft')", device, '() => document.title'),
  global(remote, 'self.sessionStorage.length', device, '() => document.title'),
  global(remote, 'document.cookie', device, '() => document.title'),
  global('shared/ui/src/price.tsx', "fetch('/price')", client, '(price: number) => String(price)'),
  {
    what: 'storage that is taken from the window',
    at: remote,
    plant: 'const { localStorage } = window;\n\nexport const kept = () => localStorage.length;',
    refusal: device,
    clean: 'const { document } = window;\n\nexport const kept = () => document.title;',
  },
];

const circle = 'in a circle';

/** What only shows in several files together. */
export const circles: Planted[] = [
  {
    what: 'two files that import types of each other',
    at: 'shared/contract/src/bikes.ts',
    plant: "import type { Seller } from './sellers.ts';\n\nexport type Bike = { seller: Seller };",
    beside: {
      'shared/contract/src/sellers.ts':
        "import type { Bike } from './bikes.ts';\n\nexport type Seller = { bikes: Bike[] };\n",
    },
    refusal: 'cycle',
    clean: 'export type Bike = { sellerId: string };',
  },
  {
    what: 'two folders that import each other',
    at: 'mfe-seller/src/photos/tray.ts',
    plant: "export { table } from '../table/table.ts';",
    beside: {
      'mfe-seller/src/table/table.ts': 'export const table = 1;\n',
      'mfe-seller/src/table/cells.ts': "export { name } from '../photos/name.ts';\n",
      'mfe-seller/src/photos/name.ts': "export const name = 'photo';\n",
    },
    refusal: circle,
    clean: "export { name } from './name.ts';",
  },
];

const style = (what: string, plant: string, refusal: string, layer = 'remote'): Planted => ({
  what,
  at: `${layer === 'ui' ? 'shared/ui/src' : 'mfe-buyer/src/routes'}/page.module.css`,
  plant,
  refusal,
  clean: `@layer ${layer} { .page:hover > a, [aria-sort] .page :global(.card) { color: red; } @media print { .page { color: red; } } }`,
});
const beyond = 'name a class of this module';

/** Styles that could reach further than their own part of the page. */
export const styles: Planted[] = [
  style('a rule outside every layer', '.page { color: red; }', 'into @layer remote'),
  style(
    'a rule in the layer of another place',
    '@layer ui { .page { color: red; } }',
    'into @layer remote',
  ),
  style(
    'a shared rule in the layer of remotes',
    '@layer remote { .page { color: red; } }',
    'into @layer ui',
    'ui',
  ),
  style(
    'a media query outside the layer',
    '@media print { .page { color: red; } }',
    'into @layer remote',
  ),
  style('a rule for all links', '@layer remote { a { color: red; } }', beyond),
  style(
    'a rule for all links in a list of selectors',
    '@layer remote { .page, a { color: red; } }',
    beyond,
  ),
  style(
    'a rule for a whole kind of list',
    '@layer remote { ul > li:nth-child(2) { color: red; } }',
    beyond,
  ),
  style(
    'a rule for somebody else’s class',
    '@layer remote { :global(.card) { color: red; } }',
    beyond,
  ),
  style(
    'a sheet that imports another',
    "@import '../../../shell/src/app/global.css';",
    'never by another sheet',
  ),
  {
    what: 'a sheet that is no module',
    at: 'mfe-buyer/src/routes/page.css',
    plant: '@layer remote { .page { color: red; } }',
    refusal: 'A style sheet is a CSS module',
    clean: '@layer remote { .page { color: red; } }',
    cleanAt: 'mfe-buyer/src/routes/page.module.css',
  },
];

const because = 'says why';
// Put together here, so that the count of silencers does not find these two.
const disable = ['//', 'oxlint-disable'].join(' ');

export const silenced: Planted[] = [
  {
    what: 'a silencer without a reason',
    at: remote,
    plant: `${disable}-next-line no-console\nexport const thing = 1;`,
    refusal: because,
    clean: `${disable}-next-line no-console -- people read it here\nexport const thing = 1;`,
  },
  {
    what: 'a silencer for a whole file',
    at: remote,
    plant: `${disable} no-console -- it prints what it does\nexport const thing = 1;`,
    refusal: because,
    clean: 'export const thing = 1;',
  },
];
