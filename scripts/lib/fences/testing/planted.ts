/** A violation, written as somebody might, and what its author should have written. */
export type Planted = {
  what: string;
  at: string;
  plant: string;
  /** Further files that the violation, or the clean text, needs. */
  beside?: Record<string, string>;
  /** Stands in the sentence that refuses it. */
  refusal: string;
  clean: string;
  /** Where the clean text stands; by default in place of the violation. */
  cleanAt?: string;
};

const feature = 'mfe-buyer/src/features/wishes/wish-list.ts';
const otherRemote = 'A remote may not import another remote (mfe-seller).';
const ownPackages = "export { Button } from '@motohaat/ui/button';";

/** One remote that reaches for another, in every spelling. */
export const spellings: Planted[] = [
  ['by path', "export { sale } from '../../../../mfe-seller/src/features/sales/sale.ts';"],
  ['by name', "import { sale } from '@motohaat/mfe-seller';\n\nexport const mine = sale;"],
  ['as a type', "import type { Sale } from '@motohaat/mfe-seller';\n\nexport type Mine = Sale;"],
  ['in a type', "export type Mine = import('@motohaat/mfe-seller').Sale;"],
  ['later', "export const later = () => import('../../../../mfe-seller/src/remote.tsx');"],
  ['later, in a template', 'export const later = () => import(`@motohaat/mfe-seller`);'],
  ['re-exported', "export * from '@motohaat/mfe-seller';"],
  ['re-exported as a type', "export type { Sale } from '@motohaat/mfe-seller/sale';"],
  ['for its effect', "import '../../../../mfe-seller/src/remote.tsx';"],
].map(([spelling, plant]) => ({
  what: `a remote that imports another remote, ${spelling}`,
  at: feature,
  plant: plant!,
  refusal: otherRemote,
  clean: ownPackages,
}));

/** An arrow that the table does not have, from one place to another. */
const arrow = (from: string, at: string, specifier: string, refusal: string, clean: string) => ({
  what: `${from} that imports ${specifier}`,
  at,
  plant: `export { thing } from '${specifier}';`,
  refusal,
  clean: `export { thing } from '${clean}';`,
});

const role = '@motohaat/domain/role';
const remoteWay = 'ask the shell through usePlatform()';
const shellWay = 'The shell meets a remote at run time, through the composition';
const serverWay = 'The server imports domain, contract';
const service = 'server/src/modules/bookings/bookings.service.ts';

export const arrowsAcross: Planted[] = [
  arrow('a remote', feature, '../../../../shell/src/app/navbar.tsx', remoteWay, role),
  arrow('a remote', feature, '@motohaat/server/testing', 'may', role),
  arrow('a remote', feature, '@motohaat/build', remoteWay, role),
  arrow('a remote', feature, 'node:fs', remoteWay, role),
  arrow('the shell', 'shell/src/app/a.ts', '../../../mfe-admin/src/remote.tsx', shellWay, role),
  arrow('the shell', 'shell/src/app/a.ts', '@motohaat/mfe-admin', shellWay, role),
  arrow('the server', service, '@motohaat/ui/price', serverWay, '@motohaat/contract/errors'),
  arrow('the server', service, '@motohaat/api/client', serverWay, '@motohaat/contract/errors'),
  arrow('the server', service, '@motohaat/platform', serverWay, '@motohaat/contract/errors'),
  arrow('the server', service, '@motohaat/build', serverWay, '@motohaat/contract/errors'),
  arrow('the server', service, 'react', serverWay, 'fastify'),
  arrow('the server', service, '@rsbuild/core', 'defineRemote() of @motohaat/build', 'fastify'),
  arrow('the server', service, '../../../../mfe-admin/src/manifest.ts', serverWay, role),
  arrow('domain', 'shared/domain/src/a.ts', '@motohaat/contract/errors', 'stands alone', './b.ts'),
  arrow('domain', 'shared/domain/src/a.ts', '../../ui/src/price.tsx', 'stands alone', './b.ts'),
  arrow('domain', 'shared/domain/src/a.ts', 'valibot', 'stands alone', './b.ts'),
  arrow('catalogue', 'shared/catalogue/src/a.ts', '@motohaat/contract/errors', 'is data', './b.ts'),
  arrow('contract', 'shared/contract/src/a.ts', '@motohaat/api/client', 'says what travels', role),
  arrow('contract', 'shared/contract/src/a.ts', 'fastify', 'says what travels', 'valibot'),
  arrow('api', 'shared/api/src/a.ts', '@motohaat/ui/button', 'knows no screen', role),
  arrow('api', 'shared/api/src/a.ts', 'react-router-dom', 'knows no screen', role),
  arrow('platform', 'shared/platform/src/a.ts', '@motohaat/ui/button', 'stands in the shell', role),
  arrow('ui', 'shared/ui/src/a.tsx', '@motohaat/contract/errors', 'as props', role),
  arrow('ui', 'shared/ui/src/a.tsx', '@motohaat/api/client', 'as props', role),
  arrow('ui', 'shared/ui/src/a.tsx', '../../contract/src/errors.ts', 'as props', role),
  arrow('build', 'shared/build/src/a.ts', '@motohaat/mfe-buyer', 'knows none of them', role),
  arrow('the sandbox', 'sandbox/src/a.ts', role, 'knows nothing of the product', './b.ts'),
  arrow('a journey', 'e2e/specs/a.ts', '../../server/src/app.ts', 'over HTTP', role),
  arrow(
    'a journey',
    'e2e/specs/a.ts',
    '../../mfe-buyer/src/remote.tsx',
    'over HTTP',
    '../../mfe-buyer/src/messages/index.ts',
  ),
  arrow('a new package', 'shared/new/src/a.ts', role, 'has no row in the table', './b.ts'),
  arrow(
    'a remote',
    feature,
    '../../../../shared/ui/src/button.tsx',
    'imported by its name, @motohaat/ui',
    '@motohaat/ui/button',
  ),
].map((each) =>
  each.what.startsWith('a new package') ? { ...each, cleanAt: 'shared/ui/src/a.ts' } : each,
);
