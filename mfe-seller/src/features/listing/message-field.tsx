import { maximumMessageLength } from '@motohaat/contract/bike-form';
import { hasContacts } from '@motohaat/domain/contacts';
import { Field } from '@motohaat/ui/field';
import { TextArea } from '@motohaat/ui/text-input';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { Counter } from './counter.tsx';
import { Warning } from './warning.tsx';

import styles from './form.module.css';

type MessageFieldProps = {
  /** As it is typed. */
  text: string;
  error: string | undefined;
  input: UseFormRegisterReturn;
};

/** What the seller says of the bike; contact details in it are warned of (ruling S5.12). */
export function MessageField({ text, error, input }: MessageFieldProps) {
  const help = (
    <span className={styles.help}>
      <span>How it rides, what was repaired, which papers are there.</span>
      <Counter text={text} longest={maximumMessageLength} />
    </span>
  );
  return (
    <div className={styles.group}>
      <Field label="Description" help={help} error={error}>
        <TextArea rows={6} {...input} />
      </Field>
      <Warning>
        {hasContacts(text) &&
          'Leave out phone numbers, links and e-mail addresses: visitors do not see them. A buyer who books gives you a phone number.'}
      </Warning>
    </div>
  );
}
