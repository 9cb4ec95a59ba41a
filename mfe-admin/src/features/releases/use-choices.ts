import type { ReleasesOverview } from '@motohaat/contract/registry';
import { useApi } from '@motohaat/platform';
import { useQuery } from '@tanstack/react-query';

import { statusesQuery } from './releases.queries.ts';
import type { Choice } from './set-fields.tsx';

/**
 * What each application can have instead of what is live of it.
 *
 * @param versions application → the version that is chosen
 */
export function useChoices(
  { applications }: ReleasesOverview,
  versions: Readonly<Record<string, string>>,
): { choices: Choice[]; isLoading: boolean; isLost: boolean; retry: () => void } {
  const names = applications.map(({ standing }) => standing.application);
  const { data, isError, refetch } = useQuery(statusesQuery(useApi(), names));
  const choices = applications.map(({ standing: { application, version: live } }, place) => {
    const releases = data?.[place]?.releases.filter(
      ({ version, available }) => available && version !== live,
    );
    const chosen = versions[application] ?? '';
    // Of a draft: it may be live by now, or its files gone.
    const isThere = releases?.some(({ version }) => version === chosen) ?? false;
    return { application, live, releases: releases ?? [], version: isThere ? chosen : '' };
  });
  return {
    choices,
    isLoading: !data && !isError,
    isLost: !data && isError,
    retry: () => void refetch(),
  };
}
