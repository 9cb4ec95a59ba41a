import type { SignedComposition } from '@motohaat/contract/composition';

import type { ComposedPart, SignComposition } from './sign-composition.ts';

/** ms after which a composition that many get is signed anew; it counts for a day. */
const renewal = 3_600_000;

export type StableCompositions = (part: ComposedPart) => SignedComposition;

/**
 * Signs compositions that many get, without the name of a view: each part once, until it must be
 * renewed. It is the same object until then.
 */
export function createStableCompositions(
  sign: SignComposition,
  now: () => number = Date.now,
): StableCompositions {
  const signed = new WeakMap<ComposedPart, { composition: SignedComposition; until: number }>();
  return (part) => {
    const known = signed.get(part);
    if (known && known.until > now()) return known.composition;
    const composition = sign(part, null);
    signed.set(part, { composition, until: now() + renewal });
    return composition;
  };
}
