import { smokeLimits } from '@motohaat/contract/smoke-tests';
import { type Role, roles } from '@motohaat/domain/role';

import { filledPages, pagesOf, shellsOwn, type Seen } from './pages-of.ts';
import type { PlannedPage } from './planned-view.ts';
import type { OrderCalls } from './work-calls.ts';

/**
 * The pages that tell whether a release works: of a remote its own, and those of others in which it fills
 * slots; of the shell its own, and one of each remote. The remotes' other pages are looked at once with a
 * shell, because it draws them all.
 *
 * @param of the candidate's, or those of what is live of it
 */
export async function planPages(
  calls: OrderCalls,
  of: 'candidate' | 'live' = 'candidate',
): Promise<PlannedPage[]> {
  const { application } = calls.order;
  const own = await inBoth(calls, of);
  // What is for one role alone has its composition already.
  const wanted = application === 'shell' ? roles : own.en.role === null ? roles.slice(0, 1) : [];
  const members = await Promise.all(wanted.map((role) => inBoth(calls, of, role)));
  const pages =
    application === 'shell' ? shellPagesOf(own, members) : remotePagesOf(application, own);
  return pages.slice(0, smokeLimits.pages).map((page) => withMember(page, members));
}

/** Pages for everyone are looked at by somebody who is signed in too. */
function withMember(page: PlannedPage, [first]: readonly Seen[]): PlannedPage {
  if (page.role !== null || !first) return page;
  return { ...page, member: { role: first.en.role, compositions: first } };
}

function remotePagesOf(application: string, seen: Seen): PlannedPage[] {
  const own = seen.en.remotes.filter(({ name }) => name === application);
  return [...pagesOf(own, seen), ...filledPages(own, seen)];
}

function shellPagesOf(visitor: Seen, members: readonly Seen[]): PlannedPage[] {
  const known = new Set(visitor.en.remotes.map(({ name }) => name));
  const lists = [
    pagesOf(visitor.en.remotes, visitor),
    ...members.map((seen) =>
      pagesOf(
        seen.en.remotes.filter(({ name }) => !known.has(name)),
        seen,
      ),
    ),
  ];
  // The first of each remote.
  const walked = lists.flatMap((pages) => [
    ...new Map(pages.toReversed().map((page) => [page.files, page])).values(),
  ]);
  const others = lists.flat().filter((page) => !walked.includes(page));
  return [
    ...shellsOwn(visitor, members),
    ...walked,
    ...others.map((page) => ({ ...page, isOnce: true })),
  ];
}

/** What somebody may have of the set, in either language. */
async function inBoth(
  { composition }: OrderCalls,
  of: 'candidate' | 'live',
  role?: Role,
): Promise<Seen> {
  const [en, bn] = await Promise.all([
    composition({ of, role, language: 'en' }),
    composition({ of, role, language: 'bn' }),
  ]);
  return { en, bn };
}
