import { ApiError } from '@motohaat/api/errors';
import { maximumReasonLength } from '@motohaat/contract/administration';
import * as calls from '@motohaat/contract/calls';
import type { OtherModel } from '@motohaat/contract/other-models';
import { kinds } from '@motohaat/domain/bike-facts';
import { useAction } from '@motohaat/platform/use-action';
import { useDraft } from '@motohaat/platform/use-draft';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { Field } from '@motohaat/ui/field';
import { Select, TextInput } from '@motohaat/ui/text-input';
import { useState } from 'react';

import { useModelsMessages } from '../../messages/models/index.ts';
import { bodyOf, emptyModel, fieldOf, wrongNumbers } from './model-fields.ts';
import { changedByDecision } from './models.queries.ts';

import styles from './models.module.css';

type AddModelDialogProps = { written: OtherModel; onClose: () => void };

/** Asks what a new model of the catalogue is: its brand, names, kind, engine, years and spellings. */
export function AddModelDialog({ written, onClose }: AddModelDialogProps) {
  const { dialog: t, kinds: kindNames } = useModelsMessages();
  const { key, words } = written;
  const draft = useDraft(`addModel.${key}`, emptyModel(written));
  const [values, setValues] = useState(draft.values);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const adding = useAction({
    run: (api, reason: string) =>
      api.call(calls.otherModels.add, { body: bodyOf(key, values, reason) }),
    success: ({ model }) => t.done(`${model.brand.name} ${model.name}`),
    changes: changedByDecision,
    refusals: 'here',
    unknowns: 'here',
    onRefused: (error) =>
      setErrors(
        Object.fromEntries(
          Object.entries(error instanceof ApiError ? error.fields : {}).map(([name, said]) => [
            fieldOf(name),
            said,
          ]),
        ),
      ),
    onDone: onClose,
  });

  function confirm(reason: string) {
    const wrong = wrongNumbers(values);
    setErrors(Object.fromEntries(wrong.map((name) => [name, t.wrongNumber])));
    return wrong.length > 0 ? undefined : adding.run(reason);
  }

  const input = (name: keyof typeof values, label: string, help?: string) => (
    <Field label={label} help={help} error={errors[name]}>
      <TextInput
        name={name}
        autoComplete="off"
        maxLength={200}
        value={values[name]}
        onChange={({ target }) => setValues({ ...values, [name]: target.value })}
      />
    </Field>
  );
  return (
    <ConfirmDialog
      title={t.title(words)}
      confirmLabel={t.confirm}
      reason={{ isNeeded: true, help: t.reasonHelp, maximum: maximumReasonLength, draft }}
      action={adding}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles.pair}>
        {input('brand', t.brand, t.brandHelp)}
        {input('brandBn', t.brandBn, t.brandBnHelp)}
        {input('name', t.name, t.nameHelp)}
        {input('nameBn', t.nameBn)}
        <Field label={t.kind} error={errors.kind}>
          <Select
            name="kind"
            value={values.kind}
            onChange={({ target }) => setValues({ ...values, kind: target.value })}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindNames[kind]}
              </option>
            ))}
          </Select>
        </Field>
        {input('cc', t.cc, t.ccHelp)}
        {input('from', t.from, t.yearHelp)}
        {input('to', t.to, t.yearHelp)}
      </div>
      {input('also', t.also, t.alsoHelp)}
    </ConfirmDialog>
  );
}
