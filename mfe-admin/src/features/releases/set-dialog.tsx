import * as calls from '@motohaat/contract/calls';
import type { ReleasesOverview } from '@motohaat/contract/registry';
import { cleanText } from '@motohaat/domain/text';
import { useDraft } from '@motohaat/platform/use-draft';
import { RadioGroup } from '@motohaat/ui/radio-group';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { FailedState } from '@motohaat/ui/states';
import { useState } from 'react';

import { useDialogMessages } from '../../messages/releases/dialogs/index.ts';
import { AgainField } from './again-field.tsx';
import { AnywayField } from './anyway-field.tsx';
import { percentIn } from './canary-people.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { PercentField } from './percent-field.tsx';
import { RampField } from './ramp-field.tsx';
import { versionsIn, wordsForSet } from './set-choices.ts';
import { SetFields } from './set-fields.tsx';
import { SetSmoke } from './set-smoke.tsx';
import { useChoices } from './use-choices.ts';
import { useDecision } from './use-decision.ts';

type SetDialogProps = {
  /** As it is now; the dialog holds on to how it was when it was opened. */
  overview: ReleasesOverview;
  onClose: () => void;
};

type Errors = Partial<Record<'set' | 'percent' | 'again' | 'anyway', string>>;

/** Gives releases of several applications as one: to everybody, or to a few people first. */
export function SetDialog({ overview, onClose }: SetDialogProps) {
  const words = useDialogMessages();
  const { sets: t, canary: canaryWords, again: againWords, promote, releases } = words;
  const names = overview.applications.map(({ standing }) => standing.application);
  const draft = useDraft('set', {
    reason: '',
    who: 'everybody',
    percent: '5',
    again: '',
    anyway: '',
    ...Object.fromEntries(names.map((name) => [`of.${name}`, ''])),
  });
  const [versions, setVersions] = useState(() => versionsIn(draft.values));
  const [who, setWho] = useState(draft.values.who);
  const [percent, setPercent] = useState(draft.values.percent);
  const [ramp, setRamp] = useState(false);
  const [again, setAgain] = useState(draft.values.again);
  const [anyway, setAnyway] = useState(draft.values.anyway);
  const [untested, setUntested] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const { choices, isLoading, isLost, retry } = useChoices(overview, versions);

  const chosen = choices.filter(({ version }) => version !== '');
  const members = chosen.map(({ application, version }) => ({ application, version }));
  const [first, ...others] = members;
  const isCanary = who === 'few';
  const decision = useDecision(
    overview,
    [first?.application ?? 'shell', ...others.map(({ application }) => application)],
    onClose,
  );
  const trial = isCanary ? { percent: percentIn(percent) } : undefined;
  const { convicted, unproven } = wordsForSet(overview, chosen, trial);

  function carryOut(reason: string) {
    const share = percentIn(percent);
    const [why, whyAnyway] = [cleanText(again), cleanText(anyway)];
    const found: Errors = {
      ...(others.length === 0 && { set: t.tooFew }),
      ...(isCanary && share === undefined && { percent: canaryWords.wrongPercent }),
      ...(convicted && why === '' && { again: againWords.lacking }),
      ...(unproven !== undefined && whyAnyway === '' && { anyway: promote.anywayLacking }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0 || !first) return undefined;
    const given = {
      version: first.version,
      with: others,
      reason,
      ...(convicted && { again: why }),
      ...(unproven !== undefined && { anyway: whyAnyway }),
      ...(untested && { untested }),
    };
    const tried = { ...given, percent: share ?? 0, ...(ramp && { ramp }) };
    return decision.carryOut((api, common) =>
      isCanary
        ? api.call(calls.releases.canary, { ...common, body: tried })
        : api.call(calls.releases.promote, { ...common, body: given }),
    );
  }

  return (
    <DecisionDialog
      decision={decision}
      title={t.title}
      confirmLabel={isCanary ? t.canary : t.promote}
      draft={draft}
      waiting={isLoading}
      errors={errors}
      onConfirm={carryOut}
      onClose={onClose}
    >
      <p>{t.lead}</p>
      {isLoading && (
        <SkeletonGroup label={releases.loading}>
          <Skeleton />
        </SkeletonGroup>
      )}
      {isLost && <FailedState onRetry={retry}>{t.lost}</FailedState>}
      {!isLoading && !isLost && (
        <SetFields
          choices={choices}
          error={errors.set}
          onChoose={(application, version) => {
            setVersions({ ...versions, [application]: version });
            setErrors({});
          }}
        />
      )}
      <RadioGroup
        label={t.who}
        name="who"
        options={[
          { value: 'everybody', label: t.everybody },
          { value: 'few', label: t.few },
        ]}
        chosen={who}
        onChange={({ target }) => setWho(target.value)}
      />
      {isCanary && (
        <>
          <PercentField value={percent} error={errors.percent} onChange={setPercent} />
          <RampField checked={ramp} onChange={setRamp} />
        </>
      )}
      {convicted && (
        <AgainField
          version={convicted.version}
          convicted={convicted.convicted}
          error={errors.again}
          value={again}
          onChange={setAgain}
        />
      )}
      {unproven !== undefined && (
        <AnywayField
          label={isCanary ? promote.anywayMost : promote.anyway}
          version={unproven}
          error={errors.anyway}
          value={anyway}
          onChange={setAnyway}
        />
      )}
      {others.length > 0 && (
        <SetSmoke members={members} untested={untested} onUntested={setUntested} />
      )}
    </DecisionDialog>
  );
}
