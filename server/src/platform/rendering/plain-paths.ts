import { belongsTo } from '@motohaat/domain/role';

import type { SelectedRemote } from '../composition/select-remotes.ts';

/** Pages of which there may be many. */
const most = 20;

/** Paths of the public pages of some remotes that need no parameter, the first of them. */
export function plainPathsOf(remotes: readonly Pick<SelectedRemote, 'manifest'>[]): string[] {
  return remotes
    .filter(({ manifest }) => belongsTo(manifest.audience, null))
    .flatMap(({ manifest }) => manifest.routes.map(({ path }) => path))
    .filter((path) => !/[:*?]/.test(path))
    .slice(0, most);
}
