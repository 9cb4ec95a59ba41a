import type { Planted } from './planted.ts';

const beside = {
  'mfe-storefront/src/manifest.ts':
    "export const manifest = { routes: [{ path: '/categories/:id' }, { path: '/login' }] };",
};
const refusal = 'link to the purpose of the page';

/** Links that name an address, in every way to write one. */
export const links: Planted[] = [
  {
    what: 'a remote that links to an address',
    at: 'mfe-buyer/src/features/wishes/wish.tsx',
    plant: "export const way = '/login';",
    beside,
    refusal,
    clean: "import { links } from '../../links.ts';\n\nexport const way = links.href('sign-in');",
  },
  {
    what: 'a remote that makes an address of parameters',
    at: 'mfe-buyer/src/features/wishes/wish-card.ts',
    plant: 'export const way = (id: string) => `/categories/${id}`;',
    beside,
    refusal,
    clean: 'export const way = (id: string) => `/bikes-of-${id}`;',
  },
  {
    what: 'the shell that links to an address',
    at: 'shell/src/app/navbar.ts',
    plant: "export const way = '/login?again=1#top';",
    beside,
    refusal,
    clean: "import { links } from '../links.ts';\n\nexport const way = links.href('sign-in');",
  },
  {
    what: 'shared/ui that links to an address',
    at: 'shared/ui/src/way-out.ts',
    plant: "export const way = '/login';",
    beside,
    refusal,
    clean: "export const way = '/loginless';",
  },
];
