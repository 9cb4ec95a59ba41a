import { maximumMessageLength } from '@motohaat/contract/bike-limits';
import { Field } from '@motohaat/ui/field';
import { TextArea } from '@motohaat/ui/text-input';

import { useListingMessages } from '../../../messages/listing/index.ts';
import { useField } from '../listing-store.ts';
import { Counter } from './counter.tsx';
import { Warning } from './warning.tsx';

import styles from './fields.module.css';

/** What the seller says of the bike; contact details in it are warned of (ruling S5.12). */
export function MessageField() {
  const { form: t } = useListingMessages();
  const { text, input, error, warning } = useField('message');
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
      <Warning>{warning}</Warning>
    </div>
  );
}
