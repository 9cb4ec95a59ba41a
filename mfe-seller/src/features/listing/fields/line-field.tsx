import { hasContacts } from '@motohaat/domain/contacts';
import { Field } from '@motohaat/ui/field';
import { TextInput } from '@motohaat/ui/text-input';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { useListingMessages } from '../../../messages/listing/index.ts';
import { Warning } from './warning.tsx';

import styles from './fields.module.css';

type LineFieldProps = {
  label: string;
  help: ReactNode;
  /** As it is typed. */
  text: string;
  error: string | undefined;
  input: UseFormRegisterReturn;
};

/** A line in the seller's words, which everybody reads; contact details in it are warned of (ruling S5.12). */
export function LineField({ label, help, text, error, input }: LineFieldProps) {
  const { form: t } = useListingMessages();
  return (
    <div className={styles.group}>
      <Field label={label} help={help} error={error}>
        <TextInput autoComplete="off" {...input} />
      </Field>
      <Warning>{hasContacts(text) && t.hasContacts}</Warning>
    </div>
  );
}
