import type { Facets } from '@motohaat/contract/search';
import { formats } from '@motohaat/domain/formats';
import { useLanguage } from '@motohaat/platform';
import { Skeleton } from '@motohaat/ui/skeleton';
import { VisuallyHidden } from '@motohaat/ui/visually-hidden';

import { useSearchMessages } from '../../messages/search/index.ts';
import type { Search } from './address.ts';
import type { Range } from './chips.ts';
import { FilterLink } from './filter-link.tsx';
import { type Limit, type LimitName, limitsOf, usualEnds } from './limits.ts';

import styles from './filter-link.module.css';

type LimitLinksProps = {
  range: Range;
  search: Search;
  facets: Facets | undefined;
  /** Whether they are on their way. */
  isCounting: boolean;
  onTake: (search: Search) => void;
};

const isLeast = (name: LimitName) => name.endsWith('Min');

/** Usual limits of a range, each with how many bikes there would be with it. */
export function LimitLinks({ range, search, facets, isCounting, onTake }: LimitLinksProps) {
  const { filters: t, ranges } = useSearchMessages();
  const { number } = formats(useLanguage());
  const { title, write, value: said } = ranges[range];
  const limits = usualEnds[range].flatMap((name) =>
    limitsOf(name, search, facets).map((limit) => ({ name, ...limit })),
  );
  if (limits.length === 0) {
    return isCounting && <Skeleton className={styles.waiting} />;
  }

  const count = (limit: Limit) => `${limit.about ? '~' : ''}${number(limit.count)}`;
  return (
    <ul aria-label={t.usual(title)} className={styles.links}>
      {limits.map((limit) => (
        <li key={`${limit.name} ${limit.value}`}>
          <FilterLink next={limit.next} isChosen={limit.isChosen} onTake={onTake}>
            <span aria-hidden>
              {isLeast(limit.name) ? '≥' : '≤'} {write(limit.value)}
            </span>
            <span aria-hidden className={styles.count}>
              {count(limit)}
            </span>{' '}
            <VisuallyHidden>
              {t.bikesWith(
                isLeast(limit.name) ? said(limit.value) : said(undefined, limit.value),
                count(limit),
              )}
            </VisuallyHidden>
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}
