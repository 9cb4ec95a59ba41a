import { maximumBikeNameLength } from '@motohaat/contract/bike-form';
import { useFormContext, useWatch } from 'react-hook-form';

import { useListingMessages } from '../../../messages/listing/index.ts';
import { Counter } from './counter.tsx';
import { LineField } from './line-field.tsx';

/** What the bike is called on the market. */
export function NameField() {
  const { form: t } = useListingMessages();
  const { control, register, formState } = useFormContext<{ productName: string }>();
  const name = useWatch({ control, name: 'productName' });
  return (
    <LineField
      label={t.name}
      help={<Counter text={name} longest={maximumBikeNameLength} />}
      text={name}
      error={formState.errors.productName?.message}
      input={register('productName')}
    />
  );
}
