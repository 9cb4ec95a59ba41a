import * as calls from '@motohaat/contract/calls';
import { useApi, useLanguage, useSession } from '@motohaat/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { type KeptBike, keptBike } from '../../on-device/kept-bike.ts';
import { forgetSeenBikes, mostSeen, useSeenBikes } from '../../on-device/seen-bikes.ts';
import { seenQuery } from './seen.queries.ts';

/** The bikes looked at on this device, then those that the account saw elsewhere, and how to forget them. */
export function useSeen(): { bikes: KeptBike[]; forget: () => void } {
  const language = useLanguage();
  const api = useApi();
  const client = useQueryClient();
  const here = useSeenBikes();
  const isSignedIn = useSession().status === 'ready';
  const { data = [] } = useQuery({ ...seenQuery(api), enabled: isSignedIn });
  const known = new Set(here.map(({ id }) => id));
  const elsewhere = (isSignedIn ? data : [])
    .filter(({ _id }) => !known.has(_id))
    .map((bike) => keptBike(bike, language, undefined));

  async function forgetElsewhere() {
    await api.call(calls.seenBikes.clear);
    client.setQueryData(seenQuery(api).queryKey, []);
  }
  return {
    bikes: [...here, ...elsewhere].slice(0, mostSeen),
    forget: () => {
      forgetSeenBikes();
      // Where it fails they are shown again, and can be forgotten again.
      if (isSignedIn) forgetElsewhere().catch(() => {});
    },
  };
}
