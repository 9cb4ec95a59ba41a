import { platformContract } from '@motohaat/platform';

import type { ShareScope } from './federation.ts';

type Adapter = { adapt: (scope: ShareScope) => ShareScope };

/** Major of the platform contract of before → what makes of the shell's modules what its remotes know. */
const adapters: Readonly<Record<string, () => Promise<Adapter>>> = {
  3: async () => import(/* webpackChunkName: "contract-3" */ './former/contract-3.ts'),
};

const adapterOf = (contract: string) => adapters[contract.split('.')[0] ?? ''];

/**
 * Whether a remote that was built against a platform contract may be loaded.
 *
 * @param isJudged whether the server put this shell beside it: it knows what the remote uses, which a minor
 *   says nothing of. A shell that somebody still has from before has its number alone
 */
export function serves(contract: string, isJudged: boolean): boolean {
  const [major, minor] = contract.split('.');
  const [ownMajor, ownMinor] = platformContract.split('.');
  const fits = major === ownMajor && (isJudged || Number(minor) <= Number(ownMinor));
  return fits || adapterOf(contract) !== undefined;
}

/**
 * What remotes get of the shell's modules.
 *
 * @returns gives each remote what it was built for. One of a developer's own machine besides tells what
 *   of it will go, and until when its major is served
 */
export function scopes(scope: ShareScope) {
  return async (contract: string, entry: string): Promise<ShareScope> => {
    const load = adapterOf(contract);
    const fitting = load ? (await load()).adapt(scope) : scope;
    if (entry.startsWith(window.location.origin)) return fitting;
    const { tellOfFormer, warning } = await import(
      /* webpackChunkName: "deprecations" */ './deprecations/warning.ts'
    );
    tellOfFormer(contract);
    return warning(fitting);
  };
}
