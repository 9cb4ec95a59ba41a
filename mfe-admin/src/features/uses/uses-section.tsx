import type { UsesOverview } from '@motohaat/contract/uses';
import { useApi } from '@motohaat/platform';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useMessages } from '../../messages/uses/index.ts';
import { useListState } from '../../ui/list-state.ts';
import { PagePart } from '../../ui/page-part.tsx';
import { arrowsOf, partiesOf } from './arrows.ts';
import { layersOf } from './layout.ts';
import { narrowed, thingsOf } from './things.ts';
import { UsesFilters } from './uses-filters.tsx';
import { UsesGraph } from './uses-graph.tsx';
import { usesPlace } from './uses-place.ts';
import { UsesSkeleton } from './uses-skeleton.tsx';
import { UsesTable } from './uses-table.tsx';
import { usesQuery } from './uses.queries.ts';
import { WhatWillGo } from './what-will-go.tsx';

import styles from './uses-section.module.css';

/** Who uses what of the platform, of the API and of each other, and what of it will go. */
export default function UsesSection() {
  const t = useMessages();
  const { data, isError, refetch } = useQuery(usesQuery(useApi()));
  return (
    <PagePart id="uses" title={t.title} lead={t.lead}>
      {data && <Uses uses={data} />}
      {!data && isError && <FailedState onRetry={() => void refetch()}>{t.failed}</FailedState>}
      {!data && !isError && <UsesSkeleton />}
    </PagePart>
  );
}

function Uses({ uses }: { uses: UsesOverview }) {
  const t = useMessages();
  const list = useListState();
  const things = useMemo(() => thingsOf(uses), [uses]);
  const parties = useMemo(() => partiesOf(uses.releases), [uses]);
  const layers = useMemo(
    () =>
      layersOf(
        parties.map(({ name }) => name),
        arrowsOf(things),
      ),
    [parties, things],
  );
  const applications = [
    ...new Set([
      ...parties.map(({ name }) => name),
      ...uses.releases.map(({ application }) => application),
    ]),
  ];
  const place = usesPlace(list, applications);
  const arrows = useMemo(
    () => arrowsOf(narrowed(things, { kind: place.kind })),
    [things, place.kind],
  );
  const found = narrowed(things, place);
  const untold = uses.releases
    .filter((release) => release.uses === null)
    .map(({ application, version }) => `${application} ${version}`);
  return (
    <>
      <div className={styles.card}>
        <UsesGraph
          parties={parties}
          layers={layers}
          arrows={arrows}
          chosen={place.application}
          onChoose={(application) => list.set({ application }, { replace: true })}
        />
      </div>
      <UsesFilters applications={applications} list={list} place={place} />
      <output className={styles.quiet}>{t.table.found(found.length)}</output>
      {/* Another selection begins with its first rows. */}
      <UsesTable key={Object.values(place).join(' ')} things={found} />
      {untold.length > 0 && <p className={styles.quiet}>{t.unknown([...new Set(untold)])}</p>}
      <WhatWillGo uses={uses} />
    </>
  );
}
