import { ApiError, errorMessage } from '@motohaat/api/errors';
import { bikeName } from '@motohaat/domain/shown';
import { FormerPageHead, PageHead, commonWords, platformWords, useApi } from '@motohaat/platform';
import { NotFound } from '@motohaat/ui/not-found';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';

import { links } from '../../links.ts';
import { BikeSkeleton } from './bike-skeleton.tsx';
import { bikeQuery } from './bike.queries.ts';
import { SoldBikeNotice } from './sold-bike.tsx';
import { type BikeSlots, WholeBike } from './whole-bike.tsx';

type BikeProps = {
  id: string;
  /** As it stands in the address; empty where there is none. */
  slug: string;
} & BikeSlots;

/** A bike, or what stands in its place: moved, sold, unknown, not to be had now. */
export function Bike({ id, slug, ...slots }: BikeProps) {
  const { notFound } = commonWords.useMessages();
  const { failures } = platformWords.useMessages();
  const { search, hash } = useLocation();
  const { data: bike, error, refetch } = useQuery(bikeQuery(useApi(), id));
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <>
        <PageHead title={notFound.title} hidden="missing" />
        <NotFound home={links.href('home')} />
      </>
    );
  }
  if (!bike && error) {
    return (
      <FailedState onRetry={() => void refetch()}>{errorMessage(error, failures)}</FailedState>
    );
  }
  if (!bike) return <BikeSkeleton />;
  if ('code' in bike) return <SoldBikeNotice bike={bike} heart={slots.heart} />;
  const path = links.href('bike', { id: bike._id, slug: bike.slug });
  if (slug !== bike.slug) {
    return (
      <>
        <FormerPageHead title={bikeName(bike)} movedTo={path} />
        <Navigate replace to={path + search + hash} />
      </>
    );
  }
  return <WholeBike bike={bike} path={path} {...slots} />;
}
