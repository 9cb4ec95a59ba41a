import type { Composition } from '@motohaat/contract/composition';

import { patternOf } from '../remotes/find-page.ts';

const known = new WeakMap<Composition, Map<string, string | undefined>>();

/** As `patternOf`: all pages of a set have the same composition, and each of their cards leads somewhere. */
export function rememberedPattern(composition: Composition, purpose: string): string | undefined {
  const patterns = known.get(composition) ?? new Map<string, string | undefined>();
  known.set(composition, patterns);
  if (!patterns.has(purpose)) patterns.set(purpose, patternOf(composition, purpose));
  return patterns.get(purpose);
}
