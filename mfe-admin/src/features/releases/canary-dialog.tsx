import * as calls from '@motohaat/contract/calls';
import { cleanText } from '@motohaat/domain/text';
import { useDraft } from '@motohaat/platform/use-draft';
import { Field } from '@motohaat/ui/field';
import { TextArea } from '@motohaat/ui/text-input';
import { useState } from 'react';

import { useDialogMessages } from '../../messages/releases/dialogs/index.ts';
import { AgainField } from './again-field.tsx';
import { AnywayField } from './anyway-field.tsx';
import { addressesIn, percentIn } from './canary-people.ts';
import { DecisionDialog, type DecisionProps } from './decision-dialog.tsx';
import { PercentField } from './percent-field.tsx';
import { RampField } from './ramp-field.tsx';
import { ReleaseField } from './release-field.tsx';
import { SmokePart } from './smoke-part.tsx';
import { likeliest, useReleases } from './use-releases.ts';
import { wordsToTry } from './words-wanted.ts';

const firstPercent = '5';

type Errors = Partial<Record<'percent' | 'addresses' | 'again' | 'anyway', string>>;

/** Gives a release to a few people first, or to more or fewer of them. */
export function CanaryDialog({ decision, onClose }: DecisionProps) {
  const { canary: t, releases, again: againWords, promote } = useDialogMessages();
  const { application, version: live, canary } = decision.status;
  const { list, isLoading, refusal } = useReleases(decision);
  const draft = useDraft(`canary.${application}`, {
    reason: '',
    percent: canary ? String(canary.percent) : firstPercent,
    addresses: '',
    again: '',
    anyway: '',
  });
  const [chosen, setChosen] = useState<string>();
  const [untested, setUntested] = useState(false);
  const [percent, setPercent] = useState(draft.values.percent);
  const [addresses, setAddresses] = useState(draft.values.addresses);
  const [ramp, setRamp] = useState(canary?.ramp ?? false);
  const [again, setAgain] = useState(draft.values.again);
  const [anyway, setAnyway] = useState(draft.values.anyway);
  const [errors, setErrors] = useState<Errors>({});
  const version = chosen ?? canary?.version ?? likeliest(list);
  const named = version === canary?.version ? canary.accounts : 0;
  const chosenOne = { version, canary, releases: list };
  const { convicted, unproven } = wordsToTry(chosenOne, percentIn(percent));

  function carryOut(reason: string) {
    const share = percentIn(percent);
    const people = addressesIn(addresses);
    const [why, whyAnyway] = [cleanText(again), cleanText(anyway)];
    const found = {
      ...(share === undefined && { percent: t.wrongPercent }),
      ...(people.wrong && { addresses: t.wrongAddress(people.wrong) }),
      ...(convicted && why === '' && { again: againWords.lacking }),
      ...(unproven !== undefined && whyAnyway === '' && { anyway: promote.anywayLacking }),
    };
    setErrors(found);
    if (share === undefined || Object.keys(found).length > 0) return undefined;
    // Left out, those who are named already stay so.
    const accounts = people.addresses.length > 0 ? { accounts: people.addresses } : {};
    return decision.carryOut((api, common) =>
      api.call(calls.releases.canary, {
        ...common,
        body: {
          version,
          percent: share,
          ...accounts,
          reason,
          ...(ramp && { ramp }),
          ...(convicted && { again: why }),
          ...(unproven !== undefined && { anyway: whyAnyway }),
          ...(untested && { untested }),
        },
      }),
    );
  }

  return (
    <DecisionDialog
      decision={decision}
      title={t.title(application)}
      confirmLabel={canary ? t.change : t.start}
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
            {canary && ` ${t.now(canary, canary.version)}`}
          </p>
          <ReleaseField
            label={releases.label}
            releases={list}
            isLoading={isLoading}
            value={version}
            onChoose={setChosen}
          />
          {convicted && (
            <AgainField {...convicted} error={errors.again} value={again} onChange={setAgain} />
          )}
          <SmokePart
            application={application}
            version={version}
            untested={untested}
            onUntested={setUntested}
          />
          <PercentField value={percent} error={errors.percent} onChange={setPercent} />
          {unproven !== undefined && (
            <AnywayField
              label={promote.anywayMost}
              version={unproven}
              error={errors.anyway}
              value={anyway}
              onChange={setAnyway}
            />
          )}
          <RampField checked={ramp} onChange={setRamp} />
          <Field
            label={t.accounts}
            help={named > 0 ? t.accountsInstead(named) : t.accountsHelp}
            error={errors.addresses}
          >
            <TextArea
              name="addresses"
              rows={2}
              value={addresses}
              onChange={({ target }) => setAddresses(target.value)}
            />
          </Field>
        </>
      )}
    </DecisionDialog>
  );
}
