import type { FoundBike } from '@motohaat/contract/bike-facts';
import { useApi } from '@motohaat/platform';
import { usePagedAnswer } from '@motohaat/platform/use-paged-list';
import { ButtonLink } from '@motohaat/ui/button';
import type { ReactNode } from 'react';

import { useLandingMessages } from '../../messages/landing/index.ts';
import type { BikeHeart } from '../../ui/bike-card.tsx';
import { readSearch } from './address.ts';
import { FoundList } from './found-list.tsx';
import { foundQuery } from './search.queries.ts';
import { useAddressOf } from './use-address-of.ts';

import styles from './all-found.module.css';

type AllFoundProps = {
  /** The search that finds the bikes, as its address says it. */
  texts: Readonly<Record<string, string>>;
  /** The page's own address. */
  path: string;
  /** The cursor of its first bike, where others come before it. */
  after: string | undefined;
  /** What the page says of itself, with its bikes. */
  head: (bikes: readonly FoundBike[]) => ReactNode;
  heart: BikeHeart;
};

/** All bikes that a search finds, the way to those that follow by links, and the way to filter them. */
export function AllFound({ texts, path, after, head, heart }: AllFoundProps) {
  const t = useLandingMessages();
  const addressOf = useAddressOf();
  const { search } = readSearch(new URLSearchParams(texts));
  const { list, first } = usePagedAnswer({
    ...foundQuery(useApi(), search, after),
    hrefOf: (cursor) => `${path}?after=${cursor}`,
  });
  const bikes = list.status === 'ready' ? list.rows : [];
  return (
    <>
      {head(bikes)}
      <p className={styles.ways}>
        <ButtonLink to={addressOf(search)}>{t.filter}</ButtonLink>
        {after !== undefined && <ButtonLink to={path}>{t.first}</ButtonLink>}
      </p>
      <FoundList list={list} asked={search} loosen={first?.answer.loosen ?? []} heart={heart} />
    </>
  );
}
