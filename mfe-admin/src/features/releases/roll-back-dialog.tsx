import * as calls from '@motohaat/contract/calls';
import type { LiveStatus } from '@motohaat/contract/registry';
import { useApi } from '@motohaat/platform';
import { useDraft } from '@motohaat/platform/use-draft';
import { useErrorMessage } from '@motohaat/platform/use-error-message';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useDialogMessages } from '../../messages/releases/dialogs/index.ts';
import { DecisionDialog, type DecisionProps } from './decision-dialog.tsx';
import { nameOf } from './name-of.ts';
import { ReleaseField } from './release-field.tsx';
import { rollBackPreviewQuery } from './releases.queries.ts';
import type { Decision } from './use-decision.ts';
import { useReleases } from './use-releases.ts';

/** Ends a canary, or goes back to a release that was live before. */
export function RollBackDialog({ decision, onClose }: DecisionProps) {
  const { rollBack: t } = useDialogMessages();
  const { application } = decision.status;
  const { list, isLoading } = useReleases(decision);
  const draft = useDraft(`roll-back.${application}`, { reason: '' });
  const [version, setVersion] = useState('');
  const first = useFirst(decision);
  return (
    <DecisionDialog
      decision={decision}
      title={t.title(application)}
      confirmLabel={t.confirm}
      isDanger
      draft={draft}
      waiting={isLoading}
      onConfirm={(reason) =>
        decision.carryOut((api, common) =>
          api.call(calls.releases.rollBack, {
            ...common,
            body: { ...(version ? { version } : aimOf(decision.status)), reason },
          }),
        )
      }
      onClose={onClose}
    >
      <p>{t.lead}</p>
      <ReleaseField
        label={t.to}
        releases={list.filter(({ wasLive }) => wasLive)}
        isLoading={isLoading}
        none={first}
        value={version}
        onChoose={setVersion}
      />
    </DecisionDialog>
  );
}

/** What is to be taken back, by name: pressed a second time, or too late, it takes back nothing else. */
const aimOf = ({ canary, version }: LiveStatus) =>
  canary ? { canary: true as const, from: canary.version } : { from: version };

/** What a roll back does where no release is chosen. */
function useFirst({ status, revision }: Decision): { label: string; help: string } {
  const { rollBack: t } = useDialogMessages();
  const errorMessage = useErrorMessage();
  const { application, version, canary } = status;
  const options = rollBackPreviewQuery(useApi(), application, revision);
  const preview = useQuery({ ...options, enabled: !canary });
  if (canary) {
    const set = canary.with ? ` ${t.endCanaryOfSet(canary.with.map(nameOf))}` : '';
    return { label: t.endCanary(canary.version), help: t.endCanaryHelp(canary, version) + set };
  }
  const failure = preview.error ? errorMessage(preview.error) : '';
  const { data } = preview;
  const outcome = data?.changed ? t.outcome(data.message) : data?.message;
  return { label: t.before, help: (outcome ?? failure) || t.lookingUp };
}
