import { fillPattern, shellPages } from '@motohaat/contract/pages';
import { partFor } from '@motohaat/contract/part-for';
import type { Entitlement } from '@motohaat/domain/role';

import type { LiveRevision } from './live-revision.ts';

/** Pages that the server's own answers lead to: the promotion gate keeps them in every set. */
export const linkedPages = ['orders', 'sales'] as const;

/**
 * Where the page of a purpose is; `null` when nothing that is live has it.
 *
 * @param parameters what its address needs
 * @param caller who is led there: only to pages of theirs; whoever may have it, where none is given
 */
export function pagePath(
  revision: LiveRevision | null,
  purpose: string,
  parameters: Readonly<Record<string, string>> = {},
  caller?: Entitlement,
): string | null {
  const own: Partial<Record<string, { path: string }>> = shellPages;
  const remotes = revision?.remotes.flatMap(
    ({ manifest }) => (caller === undefined ? manifest : partFor(manifest, caller)) ?? [],
  );
  const routes = remotes?.flatMap((remote) => remote.routes) ?? [];
  const page = own[purpose] ?? routes.find((route) => route.purpose === purpose);
  return (page && fillPattern(page.path, parameters)) ?? null;
}
