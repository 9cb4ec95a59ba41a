import { parseYears } from '@motohaat/domain/parse-years';
import { Field } from '@motohaat/ui/field';
import { TextInput } from '@motohaat/ui/text-input';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { useListingMessages } from '../../../messages/listing/index.ts';

type YearsFieldProps = {
  label: string;
  /** While nothing is typed that can be read. */
  help: string;
  /** As it is typed. */
  text: string;
  error: string | undefined;
  input: UseFormRegisterReturn;
};

/** Years or months as people write them, in words too, and how they are read. */
export function YearsField({ label, help, text, error, input }: YearsFieldProps) {
  const { form: t } = useListingMessages();
  const years = parseYears(text);
  return (
    <Field
      label={label}
      help={typeof years === 'number' ? t.yearsReadAs(years) : help}
      error={error}
    >
      <TextInput autoComplete="off" {...input} />
    </Field>
  );
}
