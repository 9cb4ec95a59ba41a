import { provides } from '@motohaat/domain/contract-version';
import { platformContract } from '@motohaat/platform';

import type { ShareScope } from './federation.ts';

type Adapter = { adapt: (scope: ShareScope) => ShareScope };

/** Major of the platform contract of before → what makes of the shell's modules what its remotes know. */
const adapters: Readonly<Record<string, () => Promise<Adapter>>> = {
  3: async () => import(/* webpackChunkName: "contract-3" */ './former/contract-3.ts'),
};

const adapterOf = (contract: string) => adapters[contract.split('.')[0] ?? ''];

/** Whether a remote that was built against a platform contract gets what it was built for. */
export function serves(contract: string): boolean {
  return adapterOf(contract) !== undefined || provides(platformContract, contract);
}

/**
 * What remotes get of the shell's modules.
 *
 * @returns gives each remote what it was built for. One of a developer's own machine besides tells what
 *   of it will go
 */
export function scopes(scope: ShareScope) {
  return async (contract: string, entry: string): Promise<ShareScope> => {
    const load = adapterOf(contract);
    const fitting = load ? (await load()).adapt(scope) : scope;
    if (entry.startsWith(window.location.origin)) return fitting;
    const { warning } = await import(
      /* webpackChunkName: "deprecations" */ './deprecations/warning.ts'
    );
    return warning(fitting);
  };
}
