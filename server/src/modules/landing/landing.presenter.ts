import type { LandingLink } from '@motohaat/contract/bike-facts';
import type { Landing, LandingGroup } from '@motohaat/contract/landing';
import { landingBikes } from '@motohaat/domain/landing';
import type { PriceFigures } from '@motohaat/domain/price-sense';
import { bikesNeeded } from '@motohaat/domain/price-sense';

import type { Shown } from '../../http/shown.ts';
import type { Figures, Quarters } from '../search/port.ts';
import type { ListedPage } from './landing-pages.repository.ts';
import type { PageGroup } from './related.ts';
import { type Subject, subjectOf, type What } from './subject.ts';

/** A link to a landing page, called as it is in the language of the answer. */
export function presentLink({ name, district, bikes }: ListedPage, shown: Shown): LandingLink[] {
  const subject = subjectOf({ name, district });
  // What it was counted for is in the catalogue no more.
  if (!subject) return [];
  return [{ name, district, title: titleOf(subject, shown), bikes }];
}

function titleOf({ what, district }: Subject, { t, language }: Shown): string {
  const where = district?.name[language];
  return t.landing.title(what && nameOf(what, { t, language }), where);
}

/** A model is called with its brand. */
function nameOf(what: What, { t, language }: Pick<Shown, 't' | 'language'>): string {
  if (what.of === 'kind') return t.search.labels.kinds[what.id];
  const name = what.name[language];
  return what.of === 'model' ? `${what.brand.name[language]} ${name}` : name;
}

export function presentGroups(groups: readonly PageGroup[], shown: Shown): LandingGroup[] {
  return groups.map(({ of, pages }) => ({
    of,
    pages: pages.flatMap((page) => presentLink(page, shown)),
  }));
}

type Told = { figures: Figures; usual: PriceFigures | null; related: readonly PageGroup[] };

export function presentLanding(
  subject: Subject,
  { figures, usual, related }: Told,
  shown: Shown,
): Landing {
  const { what, district } = subject;
  const { language } = shown;
  const { total, capped, price, prices, years, km } = figures;
  const brand = what?.of === 'model' ? what.brand : null;
  return {
    what: what && { of: what.of, slug: what.slug, name: nameOf(what, shown) },
    district: district && { slug: district.slug, name: district.name[language] },
    search: {
      ...(what && { [what.of]: what.of === 'kind' ? String(what.id) : what.slug }),
      ...(district && { district: district.slug }),
    },
    brand: brand && { slug: brand.slug, name: brand.name[language] },
    bikes: total,
    about: capped,
    price,
    middle: prices && total >= bikesNeeded ? middleOf(prices) : null,
    years: total >= landingBikes ? spanOf(years) : null,
    km: total >= landingBikes ? spanOf(km) : null,
    usual,
    related: presentGroups(related, shown),
  };
}

const middleOf = ([from, median, to]: Quarters) => ({ from, median, to });
const spanOf = (quarters: Quarters | null) => quarters && { from: quarters[0], to: quarters[2] };
