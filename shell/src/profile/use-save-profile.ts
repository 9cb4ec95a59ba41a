import type { EditProfile, Profile } from '@motohaat/shared/contract/profile';
import { useApi } from '@motohaat/shared/platform';
import { useQueryClient } from '@tanstack/react-query';

import { useServices } from '../app/services.ts';
import { profileQuery } from './profile.queries.ts';

/**
 * Saves what is given of the profile, and shows it everywhere.
 *
 * @returns a function that answers with the account as it is now, and throws like the API client
 */
export function useSaveProfile(): (changes: EditProfile) => Promise<Profile> {
  const api = useApi();
  const client = useQueryClient();
  const { account } = useServices();
  return async (changes) => {
    const saved = await api.patch<Profile>('/profile', { body: changes });
    client.setQueryData(profileQuery(api).queryKey, saved);
    account.refresh();
    return saved;
  };
}
