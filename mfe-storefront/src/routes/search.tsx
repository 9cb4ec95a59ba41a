import { landingBikes } from '@motohaat/domain/landing';
import { Button } from '@motohaat/ui/button';
import { useIsLive } from '@motohaat/ui/use-is-live';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { BikeActs } from '../features/buying/bike-acts.tsx';
import { CompareTray } from '../features/compare/compare-tray.tsx';
import { SaveSearch } from '../features/saved-searches/save-search.tsx';
import { queryOf, type Search, textsOf } from '../features/search/address.ts';
import { canonicalOf } from '../features/search/canonical.ts';
import { ChipRow } from '../features/search/chip-row.tsx';
import { countFilters } from '../features/search/chips.ts';
import { FilterForm } from '../features/search/filter-form.tsx';
import { FoundCount } from '../features/search/found-count.tsx';
import { FoundList } from '../features/search/found-list.tsx';
import { Guesses } from '../features/search/guesses.tsx';
import { LateSheet } from '../features/search/late-sheet.tsx';
import { SearchBar } from '../features/search/search-bar.tsx';
import { SearchHead } from '../features/search/search-head.tsx';
import { SortSelect } from '../features/search/sort-select.tsx';
import { titleOf } from '../features/search/title.ts';
import { Toolbar } from '../features/search/toolbar.tsx';
import { useAddressOf } from '../features/search/use-address-of.ts';
import { useSearch } from '../features/search/use-search.ts';
import { WrongNotice } from '../features/search/wrong-notice.tsx';
import { useMessages } from '../messages/index.ts';
import { useSearchMessages } from '../messages/search/index.ts';
import { useRememberedSearch } from '../on-device/use-remembered-search.ts';
import { heart } from './heart.tsx';
import { SeenBikes } from './seen-bikes.tsx';

import styles from './search.module.css';

/** Bikes by text and filters; the address says all of it. */
export default function SearchPage() {
  return (
    <BikeActs>
      <Found />
    </BikeActs>
  );
}

function Found() {
  const t = useSearchMessages();
  const { category } = useMessages();
  const found = useSearch();
  const { search, asked, understood, nameOf } = found;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isLive = useIsLive();
  const addressOf = useAddressOf();
  const navigate = useNavigate();
  const id = useId();
  const filters = `filters-${id}`;
  const form = `form-${id}`;

  const title = titleOf(asked, { t, category, nameOf });
  const asksNothing = queryOf({ ...search, sort: undefined }) === '';
  useRememberedSearch(textsOf(search), title);
  const show = (next: Search) => {
    setSheetOpen(false);
    // Said only where a text or an address may say another order.
    const isUsual = next.sort === 'best' && (search.sort === undefined || next.q === '');
    const address = addressOf(isUsual ? { ...next, sort: undefined } : next);
    if (address.search !== queryOf(search)) void navigate(address);
  };

  return (
    <div className={styles.page}>
      <SearchHead
        title={queryOf(search) === '' && !found.isLater ? undefined : title}
        canonical={
          !found.isLater && (found.total ?? 0) >= landingBikes ? canonicalOf(search) : undefined
        }
        query={queryOf(search)}
      />
      <SearchBar search={search} />
      <header className={styles.header}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {(found.total !== undefined || !found.isUncounted) && (
          <FoundCount total={found.total} isAbout={found.isAbout} />
        )}
        {!asksNothing && <SaveSearch address={textsOf(search)} name={title} />}
      </header>
      <aside id={filters} aria-label={t.filters.title} className={styles.filters}>
        <FilterForm
          id={form}
          search={asked}
          facets={found.facets}
          isCounting={!found.facets && !found.isUncounted}
          nameOf={nameOf}
          onChange={show}
          onSubmit={show}
        >
          {!isLive && (
            <Button type="submit" plain variant="primary" wide>
              {t.filters.apply}
            </Button>
          )}
        </FilterForm>
      </aside>
      <div className={styles.found}>
        <Toolbar
          filters={filters}
          chosen={countFilters(search, understood)}
          onOpen={() => setSheetOpen(true)}
          chips={<ChipRow search={search} understood={understood} nameOf={nameOf} />}
        >
          <SortSelect form={form} sort={asked.sort} onChange={show} />
        </Toolbar>
        {isSheetOpen && (
          <LateSheet
            asked={asked}
            nameOf={nameOf}
            onClose={() => setSheetOpen(false)}
            onShow={show}
          />
        )}
        <Guesses search={search} understood={understood} />
        <WrongNotice names={found.wrong} refused={found.refused} />
        <FoundList
          list={found.list}
          asked={asked}
          whole={found.isLater ? search : undefined}
          loosen={found.loosen}
          heart={heart}
        />
        <CompareTray />
        <SeenBikes />
      </div>
    </div>
  );
}
