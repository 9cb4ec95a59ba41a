import { Field } from '@motohaat/ui/field';
import { TextInput } from '@motohaat/ui/text-input';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { Warning } from './warning.tsx';

import styles from './fields.module.css';

type NumberFieldProps = {
  label: string;
  help?: string | undefined;
  error: string | undefined;
  /** What makes the number doubtful; it holds nothing back. */
  doubt?: string | undefined;
  input: UseFormRegisterReturn;
};

/** A whole number in digits of either script, and what is to be looked at again about it. */
export function NumberField({ label, help, error, doubt, input }: NumberFieldProps) {
  return (
    <div className={styles.group}>
      <Field label={label} help={help} error={error}>
        <TextInput autoComplete="off" inputMode="numeric" {...input} />
      </Field>
      <Warning>{doubt ?? null}</Warning>
    </div>
  );
}
