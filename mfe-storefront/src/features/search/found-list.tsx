import type { FoundBike } from '@motohaat/contract/bike-facts';
import type { SearchAnswer } from '@motohaat/contract/search';
import type { ListResult } from '@motohaat/domain/list-result';
import { classNames } from '@motohaat/ui/class-names';
import { PagedList } from '@motohaat/ui/paged-list';
import { Link } from 'react-router-dom';

import { useSearchMessages } from '../../messages/search/index.ts';
import { BikeCard, BikeCardSkeleton, type BikeHeart, bikeGrid } from '../../ui/bike-card.tsx';
import type { Search } from './address.ts';
import { Loosen } from './loosen.tsx';
import { useAddressOf } from './use-address-of.ts';

import styles from './found-list.module.css';

type FoundListProps = {
  list: ListResult<FoundBike>;
  /** With the words that were understood. */
  asked: Search;
  /** The same from its first bike on, where others come before these. */
  whole?: Search | undefined;
  loosen: NonNullable<SearchAnswer['loosen']>;
  heart: BikeHeart;
};

/** The bikes that a search found, as small cards. */
export function FoundList({ list, asked, whole, loosen, heart }: FoundListProps) {
  const { results: t } = useSearchMessages();
  const isStale = list.status === 'ready' && list.isStale;
  const addressOf = useAddressOf();
  return (
    <>
      {whole && (
        <p className={styles.first}>
          <Link to={addressOf(whole)}>{t.first}</Link>
        </p>
      )}
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
    </>
  );
}
