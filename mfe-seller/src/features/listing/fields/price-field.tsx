import { parsePrice } from '@motohaat/domain/parse-price';
import { Field } from '@motohaat/ui/field';
import { Price } from '@motohaat/ui/price';
import { TextInput } from '@motohaat/ui/text-input';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { useListingMessages } from '../../../messages/listing/index.ts';

type PriceFieldProps = {
  label: string;
  /** As it is typed. */
  text: string;
  error: string | undefined;
  input: UseFormRegisterReturn;
};

/** A price as people write it, in words too, so that phones offer letters; and how it is read. */
export function PriceField({ label, text, error, input }: PriceFieldProps) {
  const { form: t } = useListingMessages();
  const taka = parsePrice(text);
  const help = taka === undefined ? t.priceHelp : t.readAs(<Price taka={taka} />, taka);
  return (
    <Field label={label} help={help} error={error}>
      <TextInput autoComplete="off" {...input} />
    </Field>
  );
}
