import type { BikeInput } from '@motohaat/contract/bike-form';
import { Field } from '@motohaat/ui/field';
import { TextInput } from '@motohaat/ui/text-input';

import { useField } from '../listing-store.ts';
import { Warning } from './warning.tsx';

import styles from './fields.module.css';

type NumberFieldProps = { name: BikeInput; label: string; help?: string };

/** A whole number in digits of either script, and what is to be looked at again about it. */
export function NumberField({ name, label, help }: NumberFieldProps) {
  const { input, error, warning } = useField(name);
  return (
    <div className={styles.group}>
      <Field label={label} help={help} error={error}>
        <TextInput autoComplete="off" inputMode="numeric" {...input} />
      </Field>
      <Warning>{warning}</Warning>
    </div>
  );
}
