import type { RegisteredRelease } from '@motohaat/contract/registry';
import { Field } from '@motohaat/ui/field';
import { TextArea } from '@motohaat/ui/text-input';

import { useDialogMessages } from '../../messages/releases/dialogs/index.ts';

/** Longest text that the registry takes (contract/registry). */
const maximum = 500;

type AgainFieldProps = {
  version: string;
  convicted: NonNullable<RegisteredRelease['convicted']>;
  error: string | undefined;
  value: string;
  onChange: (text: string) => void;
};

/** Asks why a release is promoted that MotoHaat has taken back itself. */
export function AgainField({ version, convicted, error, value, onChange }: AgainFieldProps) {
  const { again: t } = useDialogMessages();
  return (
    <>
      <p>{t.lead(version, convicted.at, <q>{convicted.reason}</q>)}</p>
      <Field label={t.label} help={t.help} error={error}>
        <TextArea
          name="again"
          rows={2}
          maxLength={maximum}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    </>
  );
}
