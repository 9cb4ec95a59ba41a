import { ApiError, errorMessage } from '@motohaat/api/errors';
import type { Landing as LandingAnswer } from '@motohaat/contract/landing';
import { kindSlugs, type LandingName } from '@motohaat/domain/landing';
import { categoryIds } from '@motohaat/domain/listing';
import { FormerPageHead, PageHead, commonWords, platformWords, useApi } from '@motohaat/platform';
import { NotFound } from '@motohaat/ui/not-found';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { links } from '../../links.ts';
import { useLandingMessages } from '../../messages/landing/index.ts';
import { Way } from '../../ui/way.tsx';
import { Figures } from './figures.tsx';
import { landingQuery } from './landing.queries.ts';
import { ofLanding, useStepsTo } from './of-landing.ts';
import { RelatedPages } from './related-pages.tsx';

import styles from './landing.module.css';

type LandingProps = LandingName & {
  /** The bikes, and what the page says of itself. */
  children: (landing: LandingAnswer) => ReactNode;
};

/** A page of all bikes of a brand, model or district; a name that is not known is no page. */
export function Landing({ name, district, children }: LandingProps) {
  const t = useLandingMessages();
  const { notFound } = commonWords.useMessages();
  const { failures } = platformWords.useMessages();
  const kind = categoryIds.find((id) => district === null && kindSlugs[id] === name);
  const { data, error, refetch } = useQuery({
    ...landingQuery(useApi(), { name, district }),
    enabled: kind === undefined,
  });
  if (kind !== undefined) {
    // Of a kind alone the page is its category's.
    const path = links.href('category', { id: String(kind) });
    return (
      <>
        <FormerPageHead title={t.all.short} movedTo={path} />
        <Navigate replace to={path} />
      </>
    );
  }
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) {
    return (
      <>
        <PageHead title={notFound.title} hidden="missing" />
        <NotFound home={links.href('home')} />
      </>
    );
  }
  if (!data && error) {
    return (
      <FailedState onRetry={() => void refetch()}>{errorMessage(error, failures)}</FailedState>
    );
  }
  if (!data) {
    return (
      <SkeletonGroup label={t.loading} className={styles.skeleton}>
        <Skeleton className={styles.titleBone} />
        <Skeleton className={styles.leadBone} />
      </SkeletonGroup>
    );
  }
  return <Whole landing={data}>{children(data)}</Whole>;
}

function Whole({ landing, children }: { landing: LandingAnswer; children: ReactNode }) {
  const t = useLandingMessages();
  const of = ofLanding(landing);
  return (
    <>
      <Way
        label={t.way}
        steps={useStepsTo(landing)}
        here={landing.district?.name ?? landing.what?.name ?? ''}
      />
      <header className={styles.header}>
        <h1 tabIndex={-1} className={styles.title}>
          {t.title(of)}
        </h1>
        <p className={styles.lead}>{t.lead(of, landing, landing.price)}</p>
      </header>
      <Figures landing={landing} />
      {children}
      <RelatedPages groups={landing.related} />
    </>
  );
}
