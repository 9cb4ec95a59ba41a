import type { Landing } from '@motohaat/contract/landing';
import type { LandingName } from '@motohaat/domain/landing';

import { links } from '../../links.ts';
import { useLandingMessages } from '../../messages/landing/index.ts';
import { landingPath } from '../../ui/landing-path.ts';
import type { Step } from '../../ui/way.tsx';

/** What a page is of, as sentences take it. */
export const ofLanding = ({ what, district }: Landing) => ({
  what: what?.name ?? null,
  isKind: what?.of === 'kind',
  where: district?.name ?? null,
});

/** What a page's address has. */
export function nameOf({ what, district }: Landing): LandingName {
  return what
    ? { name: what.slug, district: district?.slug ?? null }
    : { name: district?.slug ?? '', district: null };
}

/** The wider pages on the way to one. */
export function useStepsTo({ what, brand, district, search }: Landing): Step[] {
  const t = useLandingMessages();
  const all = { name: t.all.short, path: links.href('all-bikes') };
  const ofBrand = brand
    ? [{ name: brand.name, path: landingPath({ name: brand.slug, district: null }) }]
    : [];
  // In a district the same without it comes before.
  const ofWhat =
    what && district ? [{ name: what.name, path: widePath(what.slug, search.kind) }] : [];
  return [all, ...ofBrand, ...ofWhat];
}

const widePath = (slug: string, kind: string | undefined) =>
  kind === undefined
    ? landingPath({ name: slug, district: null })
    : links.href('category', { id: kind });
