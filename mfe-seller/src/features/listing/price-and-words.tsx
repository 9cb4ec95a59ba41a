import type { BikeInput } from '@motohaat/contract/bike-form';

import { useListingMessages } from '../../messages/listing/index.ts';
import { MessageField } from './fields/message-field.tsx';
import { PriceField } from './fields/price-field.tsx';
import { Section } from './fields/section.tsx';
import { useListing } from './listing-store.ts';

/** What `PriceAndWords` asks. */
export const inputsOfPriceAndWords: readonly BikeInput[] = ['resaleprice', 'message'];

/** The first fields of a bike that is changed: what changes most. */
export function PriceAndWords({ originalPrice }: { originalPrice: number }) {
  const { form: t, sections } = useListingMessages();
  const late = useListing((state) => state.late);
  return (
    <>
      <Section title={sections.price}>
        <PriceField name="resaleprice" label={t.askingPrice} />
        {late && <late.PriceChecks original={originalPrice} />}
      </Section>
      <Section title={sections.words}>
        <MessageField />
      </Section>
    </>
  );
}
