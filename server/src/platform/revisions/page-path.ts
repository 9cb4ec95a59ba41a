import { fillPattern, shellPages } from '@motohaat/contract/pages';

import type { LiveRevision } from './live-revision.ts';

/** Pages that the server's own answers lead to: the promotion gate keeps them in every set. */
export const linkedPages = ['orders', 'sales'] as const;
export type LinkedPage = (typeof linkedPages)[number];

/** Where the page of a purpose is, whoever may have it; `null` when nothing that is live has it. */
export function pagePath(revision: LiveRevision | null, purpose: string): string | null {
  const own: Partial<Record<string, { path: string }>> = shellPages;
  const routes = revision?.remotes.flatMap(({ manifest }) => manifest.routes) ?? [];
  const page = own[purpose] ?? routes.find((route) => route.purpose === purpose);
  return (page && fillPattern(page.path)) ?? null;
}
