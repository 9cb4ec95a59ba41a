import type { LandingGroup } from '@motohaat/contract/landing';

import { useLandingMessages } from '../../messages/landing/index.ts';
import { LandingLinks } from '../../ui/landing-links.tsx';

/** The pages that one leads to, by what they have in common. */
export function RelatedPages({ groups }: { groups: readonly LandingGroup[] }) {
  const t = useLandingMessages();
  return groups.map(({ of, pages }) => (
    <LandingLinks key={of} title={t.groups[of]} pages={pages} />
  ));
}
