import type { Say } from '../../messages/index.ts';
import type { RevisionRow } from '../revisions/revisions.repository.ts';
import { triedWith, withoutCanaries } from '../revisions/set-changes.ts';
import type { Plan } from './act.ts';

/** Nobody tries an application any more, nor what was tried together with it. */
export function endOfCanary(last: RevisionRow, application: string): Plan | Say {
  const over = triedWith(last, application);
  if (over.length === 0) return (t) => t.platform.done.noCanary(application);
  return {
    state: withoutCanaries(last, [application]),
    applications: [application, ...over.filter((name) => name !== application)],
    message: (revision) => (t) => t.platform.done.canaryOver(over, revision),
  };
}
