import { useState } from 'react';

import { DecisionDialog, type DecisionProps } from './decision-dialog.tsx';
import { ReleaseField } from './release-field.tsx';
import { useReleases } from './use-releases.ts';
import { peopleWords } from './words.ts';

/** Ends a canary, or goes back to a release that was live before. */
export function RollBackDialog({ decision, onClose }: DecisionProps) {
  const { application, version: live, canary } = decision.standing;
  const { list, isLoading } = useReleases(decision);
  const [version, setVersion] = useState('');
  const none = canary
    ? {
        label: `End the canary of ${canary.version}`,
        help: `${peopleWords(canary)} go back to ${live}, which everybody else has.`,
      }
    : {
        label: 'What was live before',
        help: `Everybody goes back to what they had before ${live}.`,
      };
  return (
    <DecisionDialog
      decision={decision}
      title={`Roll back ${application}?`}
      act="Roll back"
      isDanger
      waiting={isLoading}
      onAct={(reason) => decision.act('rollback', { ...(version && { version }), reason })}
      onClose={onClose}
    >
      <p>
        A roll back is a new revision: nothing of the history is lost. Open tabs change at their
        next page.
      </p>
      <ReleaseField
        label="Back to"
        releases={list}
        isLoading={isLoading}
        none={none}
        value={version}
        onChoose={setVersion}
      />
    </DecisionDialog>
  );
}
