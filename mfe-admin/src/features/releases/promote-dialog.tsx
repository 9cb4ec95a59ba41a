import * as calls from '@motohaat/contract/calls';
import { cleanText } from '@motohaat/domain/text';
import { useDraft } from '@motohaat/platform/use-draft';
import { useState } from 'react';

import { useDialogMessages } from '../../messages/releases/dialogs/index.ts';
import { AgainField } from './again-field.tsx';
import { AnywayField } from './anyway-field.tsx';
import { DecisionDialog, type DecisionProps } from './decision-dialog.tsx';
import { ReleaseField } from './release-field.tsx';
import { SmokePart } from './smoke-part.tsx';
import { likeliest, useReleases } from './use-releases.ts';
import { wordsToPromote } from './words-wanted.ts';

/** Makes another release live for everybody. */
export function PromoteDialog({ decision, onClose }: DecisionProps) {
  const {
    promote: t,
    decision: shared,
    releases,
    again: { lacking },
  } = useDialogMessages();
  const { application, version: live, canary, closed } = decision.status;
  const { list, isLoading, refusal } = useReleases(decision);
  const draft = useDraft(`promote.${application}`, { reason: '', again: '', anyway: '' });
  const [again, setAgain] = useState(draft.values.again);
  const [chosen, setChosen] = useState<string>();
  const [untested, setUntested] = useState(false);
  const [anyway, setAnyway] = useState(draft.values.anyway);
  const [errors, setErrors] = useState<{ again?: string; anyway?: string }>({});
  const version = chosen ?? canary?.version ?? likeliest(list);
  const { convicted, unproven } = wordsToPromote({ version, canary, releases: list });
  // What was shown may have changed since somebody looked: then the server asks.
  const isAsked = decision.isDenied && version === canary?.version;
  const explained = unproven ?? (isAsked ? version : undefined);

  function carryOut(reason: string) {
    const [why, whyAnyway] = [cleanText(again), cleanText(anyway)];
    const found = {
      ...(convicted !== undefined && why === '' && { again: lacking }),
      ...(unproven !== undefined && whyAnyway === '' && { anyway: t.anywayLacking }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return undefined;
    const body = {
      version,
      reason,
      ...(convicted && { again: why }),
      ...(untested && { untested }),
      ...(explained !== undefined && whyAnyway !== '' && { anyway: whyAnyway }),
    };
    return decision.carryOut((api, common) =>
      api.call(calls.releases.promote, { ...common, body }),
    );
  }

  return (
    <DecisionDialog
      decision={decision}
      title={t.title(application)}
      confirmLabel={t.confirm}
      draft={draft}
      waiting={isLoading}
      refusal={refusal}
      errors={errors}
      onConfirm={carryOut}
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
          {convicted && (
            <AgainField
              version={convicted.version}
              convicted={convicted.convicted}
              error={errors.again}
              value={again}
              onChange={(text) => {
                setAgain(text);
                setErrors({});
              }}
            />
          )}
          <SmokePart
            application={application}
            version={version}
            untested={untested}
            onUntested={setUntested}
          />
          {explained !== undefined && (
            <AnywayField
              version={explained}
              error={errors.anyway}
              value={anyway}
              onChange={setAnyway}
            />
          )}
        </>
      )}
    </DecisionDialog>
  );
}
