import type { ComposedRemote, Composition } from '@motohaat/contract/composition';
import { platformContract } from '@motohaat/platform';

/** A remote as the server composes it, with a page for each of the paths. */
export function composedRemote(
  name: string,
  paths: Record<string, string>,
  changes: Partial<ComposedRemote> = {},
): ComposedRemote {
  return {
    name,
    release: 'r1',
    container: name.replaceAll('-', '_'),
    contract: platformContract,
    canary: false,
    closed: null,
    entry: { url: `/remotes/${name}/r1/remote.js`, integrity: 'sha384-entry' },
    routes: Object.entries(paths).map(([id, path]) => ({
      id,
      path,
      frame: path.startsWith('/dashboard') ? 'dashboard' : 'site',
      title: id,
      preload: [],
    })),
    navigation: [],
    ...changes,
  };
}

export function compositionOf(remotes: ComposedRemote[], role: Composition['role'] = null) {
  return {
    revision: 1,
    role,
    issuedAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2099-01-01T00:00:00.000Z',
    view: 'view',
    remotes,
    override: null,
  } satisfies Composition;
}
