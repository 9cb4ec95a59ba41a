import { Field } from '@motohaat/ui/field';
import { TextInput } from '@motohaat/ui/text-input';
import { useState } from 'react';

import { useChoose } from './choose.ts';

type NumberFieldProps = {
  name: string;
  label: string;
  value: number | undefined;
  /** Writes a number as its field shows it. */
  write: (value: number) => string;
};

/** One end of a range. What is typed is read as people write numbers: `1,50,000`, `১.৫ লাখ`. */
export function NumberField({ name, label, value, write }: NumberFieldProps) {
  const choose = useChoose();
  const written = value === undefined ? '' : write(value);
  const [typed, setTyped] = useState({ over: written, text: written });
  return (
    <Field label={label}>
      <TextInput
        name={name}
        value={typed.over === written ? typed.text : written}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => setTyped({ over: written, text: target.value })}
        onBlur={({ target }) => choose(target.form)}
      />
    </Field>
  );
}
