import type { ApiClient } from '@motohaat/api/client';
import { ApiError } from '@motohaat/api/errors';
import { keyOf } from '@motohaat/api/query-keys';
import type {
  ApplicationParam,
  LiveStatus,
  OperationDone,
  ReleasesOverview,
} from '@motohaat/contract/registry';
import type { ActionState, Outcome } from '@motohaat/domain/outcome';
import { useAction } from '@motohaat/platform/use-action';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { onRevision } from './releases.queries.ts';

export type ReleaseOperation = 'promote' | 'canary' | 'rollback' | 'kill' | 'revive';

/** What each call that decides something has in common. */
type Common = { params: ApplicationParam; headers: Record<string, string> };
type Decide = (api: ApiClient, common: Common) => Promise<OperationDone>;

/** What somebody looks at while they decide, held still: it does not change under their hands. */
export type Decision = {
  status: LiveStatus;
  /** The revision on which it is decided. */
  revision: number;
  /** Something on which it depends is another by now: what changed should be read first. */
  isOutdated: boolean;
  /** That came to light by a refusal. */
  isRefused: boolean;
  /** The server said no to it as it was asked for. */
  isDenied: boolean;
  /** The revision that is live by now, where that is known. */
  live: number;
  /** Decides on the revision that is live now. */
  renew: () => void;
  /** Where carrying it out stands. */
  action: ActionState;
  /** Does it, if nothing else went live in the meantime. */
  carryOut: (decide: Decide) => Promise<Outcome>;
};

/**
 * @param application for which it is decided, with the others of its set
 * @param onDone it is carried out, and told
 * @throws Error when the application is not live
 */
export function useDecision(
  overview: ReleasesOverview,
  [application, ...others]: readonly [string, ...string[]],
  onDone: () => void,
): Decision {
  const client = useQueryClient();
  const [held, setHeld] = useState(overview);
  const [isRefused, setRefused] = useState(false);
  const [isDenied, setDenied] = useState(false);
  const names = [application, ...others];
  const entry = held.applications.find(({ standing }) => standing.application === application);
  if (!entry) throw new Error(`${application} is not live.`);

  const action = useAction({
    run: (api, decide: Decide) =>
      decide(api, { params: { application }, headers: onRevision(held.revision) }),
    success: ({ message }) => message,
    changes: ['audit', 'releases'],
    refusals: 'here',
    unknowns: 'here',
    // Told above, together with what has changed.
    explain: (error) => (isConflict(error) ? '' : undefined),
    onDone,
    onRefused(error) {
      setDenied(error instanceof ApiError && error.code === 'release_refused');
      if (!isConflict(error)) return;
      setRefused(true);
      void client.invalidateQueries({ queryKey: keyOf('releases') });
    },
  });

  return {
    status: entry.standing,
    revision: held.revision,
    live: overview.revision,
    isRefused,
    isDenied,
    isOutdated: isRefused || standAs(overview, names) !== standAs(held, names),
    renew() {
      setHeld(overview);
      setRefused(false);
    },
    action,
    carryOut: action.run,
  };
}

/**
 * How applications stand, and the platform under them, in a text to compare: what other teams do is no
 * reason to decide again. The server knows of more that counts, and refuses by itself.
 */
function standAs({ applications }: ReleasesOverview, names: readonly string[]): string {
  const counting = applications.filter(({ standing }) =>
    [...names, 'shell'].includes(standing.application),
  );
  return JSON.stringify(
    counting.map(({ standing: { application: name, release, canary, closed }, live }) =>
      names.includes(name)
        ? [release, canary?.release, canary?.percent, canary?.accounts, closed]
        : [live.contract, canary?.release],
    ),
  );
}

/** Whether something else went live in the meantime. */
const isConflict = (error: Error) => error instanceof ApiError && error.code === 'revision_changed';
