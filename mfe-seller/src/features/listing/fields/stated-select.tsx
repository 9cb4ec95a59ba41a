import type { BikeInput } from '@motohaat/contract/bike-form';
import { Field } from '@motohaat/ui/field';
import { Select } from '@motohaat/ui/text-input';
import type { ReactNode } from 'react';

import { useListingMessages } from '../../../messages/listing/index.ts';
import { useField } from '../listing-store.ts';

type StatedSelectProps = {
  name: BikeInput;
  label: string;
  help?: ReactNode;
  /** Values with their words. */
  options: readonly (readonly [value: string, label: string])[];
  /** What stands there while nothing is chosen. */
  nothing?: string;
  onChoose?: () => void;
};

/** One of a few, or nothing stated. */
export function StatedSelect(props: StatedSelectProps) {
  const { name, label, help, options, nothing, onChoose } = props;
  const { facts: t } = useListingMessages();
  const { input, error } = useField(name);
  return (
    <Field label={label} help={help} error={error}>
      <Select
        {...input}
        onChange={(event) => {
          input.onChange(event);
          onChoose?.();
        }}
      >
        <option value="">{nothing ?? t.notStated}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}
