import { errorMessage } from '@motohaat/api/errors';
import * as calls from '@motohaat/contract/calls';
import { useApi } from '@motohaat/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { DecisionDialog, type DecisionProps } from './decision-dialog.tsx';
import { ReleaseField } from './release-field.tsx';
import { rollBackPreviewQuery } from './releases.queries.ts';
import type { Decision } from './use-decision.ts';
import { useReleases } from './use-releases.ts';
import { peopleWords } from './words.ts';

/** Ends a canary, or goes back to a release that was live before. */
export function RollBackDialog({ decision, onClose }: DecisionProps) {
  const { application } = decision.status;
  const { list, isLoading } = useReleases(decision);
  const [version, setVersion] = useState('');
  const first = useFirst(decision);
  return (
    <DecisionDialog
      decision={decision}
      title={`Roll back ${application}?`}
      confirmLabel="Roll back"
      isDanger
      waiting={isLoading}
      onConfirm={(reason) =>
        decision.carryOut((api, common) =>
          api.call(calls.releases.rollBack, {
            ...common,
            body: { ...(version && { version }), reason },
          }),
        )
      }
      onClose={onClose}
    >
      <p>
        A roll back is a new revision: nothing of the history is lost. Open tabs change at their
        next page.
      </p>
      <ReleaseField
        label="Back to"
        releases={list.filter(({ wasLive }) => wasLive)}
        isLoading={isLoading}
        none={first}
        value={version}
        onChoose={setVersion}
      />
    </DecisionDialog>
  );
}

/** What a roll back does where no release is chosen. */
function useFirst({ status, revision }: Decision): { label: string; help: string } {
  const { application, version, canary } = status;
  const options = rollBackPreviewQuery(useApi(), application, revision);
  const preview = useQuery({ ...options, enabled: !canary });
  if (canary) {
    const help = `${peopleWords(canary)} go back to ${version}, which everybody else has.`;
    return { label: `End the canary of ${canary.version}`, help };
  }
  const failure = preview.error ? errorMessage(preview.error) : '';
  const { data } = preview;
  const help = data ? `${data.changed ? 'Then ' : ''}${data.message}` : failure;
  return { label: 'What was live before', help: help || 'Looking up what that was…' };
}
