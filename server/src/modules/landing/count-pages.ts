import { kindSlugs, landingBikes } from '@motohaat/domain/landing';

import type { Tally } from '../search/port.ts';
import type { CountedPage } from './landing-pages.repository.ts';

/** Counts bikes by landing page, as tallies come. */
export function pageCounts() {
  const pages = new Map<string, CountedPage>();
  const add = (name: string | undefined, district: string | undefined, one: Tally) => {
    if (name === undefined || district === undefined) return;
    const key = `${name} ${district}`;
    const page = pages.get(key) ?? { name, district, bikes: 0, prices: 0 };
    page.bikes += one.bikes;
    page.prices += one.prices;
    pages.set(key, page);
  };
  return {
    add(tallies: readonly Tally[]): void {
      for (const one of tallies) {
        const { brand, model, kind, district } = one;
        for (const name of [brand, model]) {
          add(name, '', one);
          add(name, district, one);
        }
        add(kindSlugs[kind], district, one);
        add(district, '', one);
      }
    },
    /** What is to be written where pages were counted before; one with too few bikes has none. */
    changes(before: readonly CountedPage[]): CountedPage[] {
      const enough = new Map([...pages].filter(([, { bikes }]) => bikes >= landingBikes));
      const gone = before.filter(({ name, district }) => !enough.has(`${name} ${district}`));
      const known = new Map(before.map((page) => [`${page.name} ${page.district}`, page]));
      const changed = [...enough].filter(([key, { bikes, prices }]) => {
        const was = known.get(key);
        return was?.bikes !== bikes || was.prices !== prices;
      });
      return [
        ...gone.map((page) => ({ ...page, bikes: 0, prices: 0 })),
        ...changed.map(([, page]) => page),
      ];
    },
  };
}
