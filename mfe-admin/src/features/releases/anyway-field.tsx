import { Field } from '@motohaat/ui/field';
import { TextArea } from '@motohaat/ui/text-input';

import { useDialogMessages } from '../../messages/releases/dialogs/index.ts';

/** Longest reason that the registry takes (contract/registry). */
const longest = 500;

type AnywayFieldProps = {
  /** By default, that everybody gets it. */
  label?: string;
  version: string;
  error: string | undefined;
  value: string;
  onChange: (text: string) => void;
};

/** Asks why people get what was not shown to be better or equal. */
export function AnywayField({ label, version, error, value, onChange }: AnywayFieldProps) {
  const { promote: t } = useDialogMessages();
  return (
    <Field label={label ?? t.anyway} help={t.anywayHelp(version)} error={error}>
      <TextArea
        name="anyway"
        rows={2}
        maxLength={longest}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
