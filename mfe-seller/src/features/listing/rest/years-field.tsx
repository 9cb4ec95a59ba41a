import { parseYears } from '@motohaat/domain/parse-years';
import { Field } from '@motohaat/ui/field';
import { TextInput } from '@motohaat/ui/text-input';

import { useRestMessages } from '../../../messages/listing/rest/index.ts';
import { Warning } from '../fields/warning.tsx';
import { useField } from '../listing-store.ts';

import styles from '../fields/fields.module.css';

type YearsFieldProps = {
  name: 'used' | 'warranty';
  label: string;
  /** While nothing is typed that can be read. */
  help: string;
};

/** Years or months as people write them, in words too, and how they are read. */
export function YearsField({ name, label, help }: YearsFieldProps) {
  const { form: t } = useRestMessages();
  const { text, input, error, warning } = useField(name);
  const years = parseYears(text);
  return (
    <div className={styles.group}>
      <Field
        label={label}
        help={typeof years === 'number' ? t.yearsReadAs(years) : help}
        error={error}
      >
        <TextInput autoComplete="off" {...input} />
      </Field>
      <Warning>{warning}</Warning>
    </div>
  );
}
