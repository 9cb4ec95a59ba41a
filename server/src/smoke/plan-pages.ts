import type { SignedComposition } from '@motohaat/contract/composition';
import { smokeLimits } from '@motohaat/contract/smoke-tests';
import { type Role, roles } from '@motohaat/domain/role';

import { pagesOf, type PlannedPage } from './planned-view.ts';
import type { OrderCalls } from './work-calls.ts';

/** Pages that the shell draws without any remote, the same for every role. */
const shellPages = ['/dashboard', '/dashboard/profile'];

/**
 * The pages that tell whether a release works: of a remote its own; of the shell everyone's, because
 * it draws them all.
 *
 * @param of the candidate's, or those of what is live of it
 */
export async function planPages(
  calls: OrderCalls,
  of: 'candidate' | 'live' = 'candidate',
): Promise<PlannedPage[]> {
  const { application } = calls.order;
  const visitor = await inBoth(calls, of);
  if (application !== 'shell') {
    const own = visitor.en.remotes.filter(({ name }) => name === application);
    return pagesOf(own, visitor).slice(0, smokeLimits.pages);
  }
  const known = new Set(visitor.en.remotes.map(({ name }) => name));
  const pages = pagesOf(visitor.en.remotes, visitor);
  const members = await Promise.all(roles.map((role) => inBoth(calls, of, role)));
  for (const compositions of members) {
    const own = compositions.en.remotes.filter(({ name }) => !known.has(name));
    pages.push(...pagesOf(own, compositions));
  }
  const [compositions] = members;
  if (compositions) {
    const { role } = compositions.en;
    pages.push(...shellPages.map((path) => ({ path, role, files: '/shell/', compositions })));
  }
  return pages.slice(0, smokeLimits.pages);
}

/** What somebody may have of the set, in either language. */
async function inBoth(
  { composition }: OrderCalls,
  of: 'candidate' | 'live',
  role?: Role,
): Promise<Record<'en' | 'bn', SignedComposition>> {
  const [en, bn] = await Promise.all([
    composition({ of, role, language: 'en' }),
    composition({ of, role, language: 'bn' }),
  ]);
  return { en, bn };
}
