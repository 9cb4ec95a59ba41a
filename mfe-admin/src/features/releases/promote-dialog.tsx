import * as calls from '@motohaat/contract/calls';
import { useState } from 'react';

import { DecisionDialog, type DecisionProps } from './decision-dialog.tsx';
import { ReleaseField } from './release-field.tsx';
import { likeliest, useReleases } from './use-releases.ts';

/** Makes another release live for everybody. */
export function PromoteDialog({ decision, onClose }: DecisionProps) {
  const { application, version: live, canary, closed } = decision.status;
  const { list, isLoading, refusal } = useReleases(decision);
  const [chosen, setChosen] = useState<string>();
  const version = chosen ?? canary?.version ?? likeliest(list);
  return (
    <DecisionDialog
      decision={decision}
      title={`Promote ${application}?`}
      confirmLabel="Promote"
      waiting={isLoading}
      refusal={refusal}
      onConfirm={(reason) =>
        decision.carryOut((api, common) =>
          api.call(calls.releases.promote, { ...common, body: { version, reason } }),
        )
      }
      onClose={onClose}
    >
      {!refusal && (
        <>
          <p>
            Everybody gets the release in place of {live}. Open tabs change at their next page, and
            nobody is interrupted.
            {canary && ` The canary of ${canary.version} ends.`}
            {closed !== null && ` ${application} stays taken off until it is brought back.`}
          </p>
          <ReleaseField
            label="Release"
            releases={list}
            isLoading={isLoading}
            value={version}
            onChoose={setChosen}
          />
        </>
      )}
    </DecisionDialog>
  );
}
