import type { Language } from '@motohaat/domain/language';
import type { RemoteModule } from '@motohaat/platform';
import type { ComponentType } from 'react';

import { RemoteError } from './load-error.ts';

type LoadPage = (language: Language) => ReturnType<RemoteModule[string]>;

/**
 * A page out of the module that a remote exposes.
 *
 * @param exposed whatever the remote gave
 * @param remote its name
 * @param language in which its words are wanted
 * @throws RemoteError when there is no such page, and whatever the remote's own code throws
 */
export async function pageOf(
  exposed: unknown,
  remote: string,
  routeId: string,
  language: Language,
): Promise<ComponentType> {
  const open: LoadPage | undefined = routesOf(exposed)[routeId];
  if (!open) throw new RemoteError(`${remote} has no page "${routeId}"`);
  const { default: page } = await open(language);
  if (!isComponent(page)) throw new RemoteError(`${remote}/${routeId} is no component`);
  return page;
}

function routesOf(exposed: unknown): RemoteModule {
  const routes = (exposed as { default?: unknown } | null)?.default;
  if (typeof routes !== 'object' || routes === null) {
    throw new RemoteError('the exposed module has no table of routes');
  }
  return routes as RemoteModule;
}

/** A function, or what `memo` and `forwardRef` make. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}
