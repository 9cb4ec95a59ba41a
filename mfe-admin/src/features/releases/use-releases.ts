import type { RegisteredRelease } from '@motohaat/contract/registry';
import { useApi } from '@motohaat/platform';
import { useErrorMessage } from '@motohaat/platform/use-error-message';
import { useQuery } from '@tanstack/react-query';

import { useDialogMessages } from '../../messages/releases/dialogs/index.ts';
import { applicationQuery } from './releases.queries.ts';
import type { Decision } from './use-decision.ts';

type Releases = {
  /** Newest first; empty while they are on their way. */
  list: readonly RegisteredRelease[];
  isLoading: boolean;
  /** Why none can be chosen. */
  refusal: string | undefined;
};

/** The releases that an application can have instead of the live one: those whose files are kept. */
export function useReleases({ status }: Decision): Releases {
  const { releases: t } = useDialogMessages();
  const errorMessage = useErrorMessage();
  const { data, error } = useQuery(applicationQuery(useApi(), status.application));
  const list = (data?.releases ?? []).filter(
    ({ version, available }) => available && version !== status.version,
  );
  const failure = !data && error && t.failed(errorMessage(error));
  const lack = data && list.length === 0 && t.none;
  return { list, isLoading: !data && !error, refusal: failure || lack || undefined };
}

/** The version that is chosen at first: the newest one that passed its smoke test. */
export function likeliest(releases: readonly RegisteredRelease[]): string {
  const passed = releases.find(({ smoke }) => smoke?.passed);
  return (passed ?? releases[0])?.version ?? '';
}
