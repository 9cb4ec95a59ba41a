import { errorMessage } from '@motohaat/api/errors';
import { PageHead, platformWords, useApi } from '@motohaat/platform';
import { ButtonLink } from '@motohaat/ui/button';
import { EmptyState, FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';
import { useLandingMessages } from '../../messages/landing/index.ts';
import { sitePicture } from '../../share/pictures.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { landingsQuery } from './landing.queries.ts';
import { RelatedPages } from './related-pages.tsx';

/** Where one begins who looks by brand, model or district. */
export function AllBikes() {
  const { all: t, loading } = useLandingMessages();
  const { home, hero } = useMessages();
  const { failures } = platformWords.useMessages();
  const { data, error, refetch } = useQuery(landingsQuery(useApi()));
  const path = links.href('all-bikes');
  const search = <ButtonLink to={links.href('search')}>{t.search}</ButtonLink>;
  return (
    <>
      <PageHead
        title={t.title}
        description={t.description}
        path={path}
        picture={{ ...sitePicture, alt: hero.picture }}
        data={[breadcrumbs(home, t.title, path)]}
      />
      <h1 tabIndex={-1}>{t.title}</h1>
      <p>{t.lead}</p>
      {!data && error && (
        <FailedState onRetry={() => void refetch()}>{errorMessage(error, failures)}</FailedState>
      )}
      {!data && !error && <output>{loading}</output>}
      {data && <RelatedPages groups={data.groups} />}
      {data?.groups.length === 0 && <EmptyState action={search}>{t.none}</EmptyState>}
    </>
  );
}
