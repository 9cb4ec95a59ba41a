import { Field } from '@motohaat/ui/field';
import { TextInput } from '@motohaat/ui/text-input';

import { useDialogMessages } from '../../messages/releases/dialogs/index.ts';

type PercentFieldProps = {
  /** As it is typed. */
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

/** How many visitors of a hundred have a canary. */
export function PercentField({ value, error, onChange }: PercentFieldProps) {
  const { canary: t } = useDialogMessages();
  return (
    <Field label={t.percent} help={t.percentHelp} error={error}>
      <TextInput
        name="percent"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
