import { Field } from '@motohaat/ui/field';
import { TextInput } from '@motohaat/ui/text-input';

import { useListingMessages } from '../../../messages/listing/index.ts';
import { useField, useListing } from '../listing-store.ts';

type PriceFieldProps = { name: 'originalprice' | 'resaleprice'; label: string };

/** A price as people write it, in words too, so that phones offer letters; and how it is read. */
export function PriceField({ name, label }: PriceFieldProps) {
  const { form: t } = useListingMessages();
  const { text, input, error } = useField(name);
  const late = useListing((state) => state.late);
  const help = late ? <late.PriceRead text={text} otherwise={t.priceHelp} /> : t.priceHelp;
  return (
    <Field label={label} help={help} error={error}>
      <TextInput autoComplete="off" {...input} />
    </Field>
  );
}
