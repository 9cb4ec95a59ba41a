import type { Profile } from '@motohaat/contract/profile';
import { useApi } from '@motohaat/platform';
import { useQueryClient } from '@tanstack/react-query';

import { useServices } from '../services.ts';
import { profileQuery } from './profile.queries.ts';

/** @returns a function that shows the account, as the server answered it, on the whole site */
export function useShowProfile(): (profile: Profile) => void {
  const api = useApi();
  const client = useQueryClient();
  const { account } = useServices();
  return (profile) => {
    client.setQueryData(profileQuery(api).queryKey, profile);
    account.refresh();
  };
}
