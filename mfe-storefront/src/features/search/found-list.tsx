import type { FoundBike } from '@motohaat/contract/bike-facts';
import type { SearchAnswer } from '@motohaat/contract/search';
import type { ListResult } from '@motohaat/domain/list-result';
import { classNames } from '@motohaat/ui/class-names';
import { PagedList } from '@motohaat/ui/paged-list';

import { useSearchMessages } from '../../messages/search/index.ts';
import { BikeCard, BikeCardSkeleton, type BikeHeart, bikeGrid } from '../../ui/bike-card.tsx';
import type { Search } from './address.ts';
import { Loosen } from './loosen.tsx';

import styles from './found-list.module.css';

type FoundListProps = {
  list: ListResult<FoundBike>;
  asked: Search;
  loosen: NonNullable<SearchAnswer['loosen']>;
  heart: BikeHeart;
};

/** The bikes that a search found, as small cards. */
export function FoundList({ list, asked, loosen, heart }: FoundListProps) {
  const { results: t } = useSearchMessages();
  const isStale = list.status === 'ready' && list.isStale;
  return (
    <PagedList
      list={list}
      label={t.label}
      loading={t.loading}
      failed={t.failed}
      className={classNames(bikeGrid, styles.grid, isStale && styles.stale)}
      empty={<Loosen asked={asked} loosen={loosen} />}
      skeleton={<BikeCardSkeleton />}
      skeletons={12}
    >
      {(bike) => <BikeCard bike={bike} level={2} heart={heart} />}
    </PagedList>
  );
}
