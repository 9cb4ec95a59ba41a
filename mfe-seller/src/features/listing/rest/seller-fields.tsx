import type { SessionUser } from '@motohaat/platform';
import { Field } from '@motohaat/ui/field';
import { TextInput } from '@motohaat/ui/text-input';

import { useRestMessages } from '../../../messages/listing/rest/index.ts';
import { Pair } from '../fields/section.tsx';

import styles from '../form.module.css';

/** Who sells, to read: the session says it. */
export function SellerFields({ seller }: { seller: SessionUser }) {
  const { form: t } = useRestMessages();
  return (
    <Pair>
      <Field label={t.sellerName}>
        <TextInput disabled className={styles.fixed} value={seller.name || t.noName} />
      </Field>
      <Field label={t.sellerEmail}>
        <TextInput disabled className={styles.fixed} value={seller.email} />
      </Field>
    </Pair>
  );
}
