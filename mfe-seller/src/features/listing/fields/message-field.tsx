import { maximumMessageLength } from '@motohaat/contract/bike-form';
import { hasContacts } from '@motohaat/domain/contacts';
import { Field } from '@motohaat/ui/field';
import { TextArea } from '@motohaat/ui/text-input';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { useListingMessages } from '../../../messages/listing/index.ts';
import { Counter } from './counter.tsx';
import { Warning } from './warning.tsx';

import styles from './fields.module.css';

type MessageFieldProps = {
  /** As it is typed. */
  text: string;
  error: string | undefined;
  input: UseFormRegisterReturn;
};

/** What the seller says of the bike; contact details in it are warned of (ruling S5.12). */
export function MessageField({ text, error, input }: MessageFieldProps) {
  const { form: t } = useListingMessages();
  const help = (
    <span className={styles.help}>
      <span>{t.descriptionHelp}</span>
      <Counter text={text} longest={maximumMessageLength} />
    </span>
  );
  return (
    <div className={styles.group}>
      <Field label={t.description} help={help} error={error}>
        <TextArea rows={6} {...input} />
      </Field>
      <Warning>{hasContacts(text) && t.hasContacts}</Warning>
    </div>
  );
}
