import type { ComposedRemote, SignedComposition } from '@motohaat/contract/composition';
import { type Role, roles } from '@motohaat/domain/role';

import type { Registry } from './registry.ts';

/** A page of the candidate set, and who looks at it. */
export type PlannedPage = {
  path: string;
  role: Role | null;
  /** Files under this must be asked for; else something else stands in the page's place. */
  files: string;
  composition: SignedComposition;
};

/** Pages that the shell draws without any remote, the same for every role. */
const shellPages = ['/dashboard', '/dashboard/profile'];

/** A report holds no more (shared/src/contract/registry.ts). */
const mostPages = 100;

/**
 * The pages that tell whether a release works: of a remote its own; of the shell everyone's, because
 * it draws them all.
 */
export async function planSmokeTest(registry: Registry, version: string): Promise<PlannedPage[]> {
  const { application } = registry;
  const visitor = await registry.previewComposition(version);
  if (application !== 'shell') {
    const candidate = visitor.remotes.filter(({ name }) => name === application);
    return pagesOf(candidate, visitor).slice(0, mostPages);
  }
  const known = new Set(visitor.remotes.map(({ name }) => name));
  const pages = pagesOf(visitor.remotes, visitor);
  const compositions = await Promise.all(
    roles.map((role) => registry.previewComposition(version, role, visitor.revision)),
  );
  for (const composition of compositions) {
    const own = composition.remotes.filter(({ name }) => !known.has(name));
    pages.push(...pagesOf(own, composition));
  }
  const [composition] = compositions;
  if (composition) {
    const { role } = composition;
    pages.push(...shellPages.map((path) => ({ path, role, files: '/shell/', composition })));
  }
  return pages.slice(0, mostPages);
}

function pagesOf(remotes: ComposedRemote[], composition: SignedComposition): PlannedPage[] {
  return remotes
    .filter(({ closed }) => closed === null)
    .flatMap(({ name, release, routes }) =>
      routes.map(({ path }) => ({
        path: samplePath(path),
        role: composition.role,
        files: `/remotes/${name}/${release}/`,
        composition,
      })),
    );
}

/** `/dashboard/payment/:id` → `/dashboard/payment/1`. */
function samplePath(pattern: string): string {
  return pattern
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : segment))
    .join('/');
}
