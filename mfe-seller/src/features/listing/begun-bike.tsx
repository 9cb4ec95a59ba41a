import type { Draft } from '@motohaat/contract/drafts';
import { useApi } from '@motohaat/platform';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useListingMessages } from '../../messages/listing/index.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { draftsQuery } from './listing.queries.ts';

type BegunBikeProps = {
  /** The draft's; one that is not there any more is a new bike. */
  id: string;
  children: (draft: Draft | undefined) => ReactNode;
};

/** A listing that was saved unfinished, to go on with. */
export function BegunBike({ id, children }: BegunBikeProps) {
  const t = useListingMessages();
  const { data, failureCount, refetch } = useQuery(draftsQuery(useApi()));
  if (data) return children(data.find((draft) => draft._id === id));
  if (failureCount > 0) return <FailedState onRetry={() => void refetch()}>{t.failed}</FailedState>;
  return <FormSkeleton />;
}
