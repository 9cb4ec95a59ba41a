import type { Facets } from '@motohaat/contract/search';
import { formats } from '@motohaat/domain/formats';
import { useLanguage } from '@motohaat/platform';

import { useSearchMessages } from '../../messages/search/index.ts';
import type { Search } from './address.ts';
import { FilterLink } from './filter-link.tsx';
import { isKnownCount } from './known-count.ts';
import type { NameOf } from './names.ts';
import { nearby, withNeighbours } from './nearby.ts';

import styles from './filter-link.module.css';

type NearbyLinkProps = {
  search: Search;
  facets: Facets | undefined;
  nameOf: NameOf;
  onTake: (search: Search) => void;
};

/** Takes the neighbours of a district besides, or leaves them again. */
export function NearbyLink({ search, facets, nameOf, onTake }: NearbyLinkProps) {
  const { filters: t } = useSearchMessages();
  const { number } = formats(useLanguage());
  const { district: chosen = [] } = search.filters;
  const more = nearby(chosen);
  const only = withNeighbours(chosen);
  const withDistricts = (district: string[]): Search => ({
    ...search,
    filters: { ...search.filters, district },
  });

  if (only !== undefined) {
    return (
      <FilterLink next={withDistricts([only])} onTake={onTake} className={styles.wide}>
        {t.only(nameOf('district', only))}
      </FilterLink>
    );
  }
  if (more.length === 0) return null;
  const counts = facets?.district?.filter(({ value }) => more.includes(value)) ?? [];
  const sum = counts.reduce((all, { count }) => all + count, 0);
  const isAbout = counts.some(({ about }) => about);
  return (
    <FilterLink next={withDistricts([...chosen, ...more])} onTake={onTake} className={styles.wide}>
      {t.nearby(more.map((slug) => nameOf('district', slug)).join(', '))}
      {facets && isKnownCount({ count: sum, about: isAbout }) && (
        <span className={styles.count}>
          +{isAbout && '~'}
          {number(sum)}
        </span>
      )}
    </FilterLink>
  );
}
