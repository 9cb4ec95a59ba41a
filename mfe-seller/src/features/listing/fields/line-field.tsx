import type { BikeInput } from '@motohaat/contract/bike-form';
import { Field } from '@motohaat/ui/field';
import { TextInput } from '@motohaat/ui/text-input';

import { useField } from '../listing-store.ts';
import { Counter } from './counter.tsx';
import { Warning } from './warning.tsx';

import styles from './fields.module.css';

type LineFieldProps = { name: BikeInput; label: string } & (
  | { help: string }
  /** How many characters it may have, where that is told. */
  | { longest: number }
);

/** A line in the seller's words, which everybody reads; contact details in it are warned of (ruling S5.12). */
export function LineField({ name, label, ...told }: LineFieldProps) {
  const { text, input, error, warning } = useField(name);
  const help = 'help' in told ? told.help : <Counter text={text} longest={told.longest} />;
  return (
    <div className={styles.group}>
      <Field label={label} help={help} error={error}>
        <TextInput autoComplete="off" {...input} />
      </Field>
      <Warning>{warning}</Warning>
    </div>
  );
}
