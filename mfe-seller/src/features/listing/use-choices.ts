import type { ApiClient } from '@motohaat/api/client';
import * as calls from '@motohaat/contract/calls';
import { useApi } from '@motohaat/platform';
import { useQuery } from '@tanstack/react-query';

/** ms: who comes back to the form later finds what was added to the catalogue since. */
const fresh = 60_000;

/**
 * What can be chosen of the catalogue of bikes and places, which comes after the page; nothing until
 * then.
 */
export function useChoices() {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['catalogue', 'choices'],
    queryFn: () => readChoices(api),
    staleTime: fresh,
    gcTime: Infinity,
    retry: 3,
  });
  return data;
}
export type Choices = NonNullable<ReturnType<typeof useChoices>>;

/** With what admins have added; without it, where that cannot be had. */
async function readChoices(api: ApiClient) {
  const [choices, added] = await Promise.all([
    import(/* webpackChunkName: "choices" */ '@motohaat/catalogue/choices'),
    api.call(calls.otherModels.additions).catch(() => undefined),
  ]);
  if (added) choices.extendCatalogue(added);
  return { ...choices, revision: choices.catalogueRevision() };
}
