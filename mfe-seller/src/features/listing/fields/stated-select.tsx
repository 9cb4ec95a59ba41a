import { Field } from '@motohaat/ui/field';
import { Select } from '@motohaat/ui/text-input';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { useListingMessages } from '../../../messages/listing/index.ts';

type StatedSelectProps = {
  label: string;
  help?: ReactNode;
  error: string | undefined;
  /** Values with their words. */
  options: readonly (readonly [value: string, label: string])[];
  input: UseFormRegisterReturn;
};

/** One of a few, or nothing stated. */
export function StatedSelect({ label, help, error, options, input }: StatedSelectProps) {
  const { facts: t } = useListingMessages();
  return (
    <Field label={label} help={help} error={error}>
      <Select {...input}>
        <option value="">{t.notStated}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}
