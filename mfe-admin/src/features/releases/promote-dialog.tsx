import * as calls from '@motohaat/contract/calls';
import { useDraft } from '@motohaat/platform/use-draft';
import { useState } from 'react';

import { useMessages } from '../../messages/releases/index.ts';
import { DecisionDialog, type DecisionProps } from './decision-dialog.tsx';
import { ReleaseField } from './release-field.tsx';
import { likeliest, useReleases } from './use-releases.ts';

/** Makes another release live for everybody. */
export function PromoteDialog({ decision, onClose }: DecisionProps) {
  const { promote: t, decision: shared, releases } = useMessages();
  const { application, version: live, canary, closed } = decision.status;
  const { list, isLoading, refusal } = useReleases(decision);
  const draft = useDraft(`promote.${application}`, { reason: '' });
  const [chosen, setChosen] = useState<string>();
  const version = chosen ?? canary?.version ?? likeliest(list);
  return (
    <DecisionDialog
      decision={decision}
      title={t.title(application)}
      confirmLabel={t.confirm}
      draft={draft}
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
            {t.lead(live)}
            {canary && ` ${shared.canaryEnds(canary.version)}`}
            {closed !== null && ` ${t.staysOff(application)}`}
          </p>
          <ReleaseField
            label={releases.label}
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
