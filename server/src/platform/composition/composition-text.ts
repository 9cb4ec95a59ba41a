import type { SignedComposition } from '@motohaat/contract/composition';

import { textTemplate } from '../../http/text-template.ts';

/** What differs from visit to visit in compositions of the same part. */
const ofOneVisit = ['issuedAt', 'expiresAt', 'view', 'signature'] as const;

type Fill = (values: Record<(typeof ofOneVisit)[number], string>) => string;

/**
 * Writes texts that carry compositions with a view of their own: made once for those of the same part of a revision, then only
 * filled in with the dates, the name of the view and the signature.
 *
 * @param make makes the text around a composition; it is made once for each key
 * @param write writes a value as that text writes it
 */
export function compositionTexts(write?: (value: string) => string) {
  // A part is known by its remotes: whoever signs it copies everything else.
  const known = new WeakMap<SignedComposition['remotes'], Map<string, Fill>>();
  return (
    composition: SignedComposition,
    key: string,
    make: (composition: SignedComposition) => string,
  ): string => {
    const fills = known.get(composition.remotes) ?? new Map<string, Fill>();
    known.set(composition.remotes, fills);
    const fill =
      fills.get(key) ??
      textTemplate(ofOneVisit, (marks) => make({ ...composition, ...marks }), write);
    fills.set(key, fill);
    return fill({ ...composition, view: composition.view ?? '' });
  };
}
