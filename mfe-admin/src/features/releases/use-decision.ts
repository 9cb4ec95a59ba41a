import type { ApiClient } from '@motohaat/api/client';
import { ApiError } from '@motohaat/api/errors';
import type {
  ApplicationParam,
  LiveStatus,
  OperationDone,
  ReleasesOverview,
} from '@motohaat/contract/registry';
import type { Outcome } from '@motohaat/domain/outcome';
import { useApi } from '@motohaat/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { adminAction } from '../../api/admin-actions.ts';
import { onRevision } from './releases.queries.ts';

export type ReleaseOperation = 'promote' | 'canary' | 'rollback' | 'kill' | 'revive';

/** What each call that decides something has in common. */
type Common = { params: ApplicationParam; headers: Record<string, string> };

/** What somebody looks at while they decide, held still: it does not change under their hands. */
export type Decision = {
  status: LiveStatus;
  /** The revision on which it is decided. */
  revision: number;
  /** Another revision is live by now: what it changed should be read first. */
  isOutdated: boolean;
  /** That came to light by a refusal. */
  isRefused: boolean;
  /** The revision that is live by now, where that is known. */
  live: number;
  /** Decides on the revision that is live now. */
  renew: () => void;
  /** Does it, if nothing else went live in the meantime. */
  carryOut: (
    decide: (api: ApiClient, common: Common) => Promise<OperationDone>,
  ) => Promise<Outcome>;
};

/** @throws Error when the application is not live */
export function useDecision(overview: ReleasesOverview, application: string): Decision {
  const api = useApi();
  const client = useQueryClient();
  const [held, setHeld] = useState(overview);
  const [isRefused, setRefused] = useState(false);
  const entry = held.applications.find(({ standing }) => standing.application === application);
  if (!entry) throw new Error(`${application} is not live.`);

  return {
    status: entry.standing,
    revision: held.revision,
    live: overview.revision,
    isRefused,
    isOutdated: isRefused || overview.revision !== held.revision,
    renew() {
      setHeld(overview);
      setRefused(false);
    },
    async carryOut(decide) {
      let isConflict = false;
      const headers = onRevision(held.revision);
      const call = decide(api, { params: { application }, headers }).catch((error: unknown) => {
        isConflict = error instanceof ApiError && error.code === 'revision_changed';
        throw error;
      });
      const outcome = await adminAction(client, call, ({ message }) => message);
      if (!isConflict) return outcome;
      setRefused(true);
      // Said above, together with what has changed.
      return { status: 'refused', message: '' };
    },
  };
}
