import { maximumBikeNameLength } from '@motohaat/contract/bike-limits';

import { useListingMessages } from '../../../messages/listing/index.ts';
import { LineField } from './line-field.tsx';

/** What the bike is called on the market. */
export function NameField() {
  const { form: t } = useListingMessages();
  return <LineField name="productName" label={t.name} longest={maximumBikeNameLength} />;
}
