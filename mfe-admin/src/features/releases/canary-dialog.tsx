import * as calls from '@motohaat/contract/calls';
import { Field } from '@motohaat/ui/field';
import { TextArea, TextInput } from '@motohaat/ui/text-input';
import { useState } from 'react';

import { addressesIn, percentIn } from './canary-people.ts';
import { DecisionDialog, type DecisionProps } from './decision-dialog.tsx';
import { ReleaseField } from './release-field.tsx';
import { likeliest, useReleases } from './use-releases.ts';
import { peopleWords } from './words.ts';

const firstPercent = '5';

/** Gives a release to a few people first, or to more or fewer of them. */
export function CanaryDialog({ decision, onClose }: DecisionProps) {
  const { application, version: live, canary } = decision.status;
  const { list, isLoading, refusal } = useReleases(decision);
  const [chosen, setChosen] = useState<string>();
  const [percent, setPercent] = useState(canary ? String(canary.percent) : firstPercent);
  const [addresses, setAddresses] = useState('');
  const [errors, setErrors] = useState<{ percent?: string; addresses?: string }>({});
  const version = chosen ?? canary?.version ?? likeliest(list);
  const named = version === canary?.version ? canary.accounts : 0;

  function carryOut(reason: string) {
    const share = percentIn(percent);
    const people = addressesIn(addresses);
    const found = {
      ...(share === undefined && { percent: 'Give a number from 0 to 100.' }),
      ...(people.wrong && { addresses: `“${people.wrong}” is no e-mail address.` }),
    };
    setErrors(found);
    if (share === undefined || people.wrong) return;
    // Left out, those who are named already stay so.
    const accounts = people.addresses.length > 0 ? { accounts: people.addresses } : {};
    decision.carryOut((api, common) =>
      api.call(calls.releases.canary, {
        ...common,
        body: { version, percent: share, ...accounts, reason },
      }),
    );
  }

  return (
    <DecisionDialog
      decision={decision}
      title={`Canary of ${application}?`}
      confirmLabel={canary ? 'Change canary' : 'Start canary'}
      waiting={isLoading}
      refusal={refusal}
      errors={errors}
      onConfirm={carryOut}
      onClose={onClose}
    >
      {!refusal && (
        <>
          <p>
            A few people get the release; everybody else keeps {live}. When it is clearly worse,
            MotoHaat rolls back by itself.
            {canary && ` Now ${peopleWords(canary)} have ${canary.version}.`}
          </p>
          <ReleaseField
            label="Release"
            releases={list}
            isLoading={isLoading}
            value={version}
            onChoose={setChosen}
          />
          <Field
            label="Percent of visitors"
            help="Raising it later only adds people."
            error={errors.percent}
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              value={percent}
              onChange={({ target }) => setPercent(target.value)}
            />
          </Field>
          <Field label="Accounts (optional)" help={accountsHelp(named)} error={errors.addresses}>
            <TextArea
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

function accountsHelp(named: number): string {
  if (named === 0) return 'E-mail addresses, one a line.';
  const who = named === 1 ? 'the account that is' : `the ${named} accounts that are`;
  return `E-mail addresses, one a line, in place of ${who} named now. Left empty, nothing changes.`;
}
