import type { EditFields } from '@motohaat/contract/bike-form';
import { useFormContext, useWatch } from 'react-hook-form';

import { useListingMessages } from '../../messages/listing/index.ts';
import { ItsUse } from './fields/its-use.tsx';
import { MessageField } from './fields/message-field.tsx';
import { NameField } from './fields/name-field.tsx';
import { PapersFields } from './fields/papers-fields.tsx';
import { Place } from './fields/place.tsx';
import { PriceField } from './fields/price-field.tsx';
import { PriceSense } from './fields/price-sense.tsx';
import { PriceWarning } from './fields/price-warning.tsx';
import { Section } from './fields/section.tsx';
import { useDoubts } from './fields/use-doubts.ts';
import { Warning } from './fields/warning.tsx';
import { WhatBike } from './fields/what-bike.tsx';
import { useImplied } from './use-implied.ts';

/** All that may be changed of a bike besides its photos; the price first, which changes most. */
export function EditBikeFields({ originalPrice }: { originalPrice: number }) {
  useImplied();
  const { form: t, sections } = useListingMessages();
  const { control, register, formState } = useFormContext<EditFields>();
  const { errors } = formState;
  const doubts = useDoubts();
  const [asking, message] = useWatch({ control, name: ['resaleprice', 'message'] });
  return (
    <>
      <Section title={sections.price}>
        <PriceField
          label={t.askingPrice}
          text={asking}
          error={errors.resaleprice?.message}
          input={register('resaleprice')}
        />
        <PriceWarning original={originalPrice} asking={asking} />
        <PriceSense />
      </Section>
      <Section title={sections.words}>
        <MessageField text={message} error={errors.message?.message} input={register('message')} />
      </Section>
      <Section title={sections.bike}>
        <WhatBike />
        <NameField />
      </Section>
      <Section title={sections.use}>
        <ItsUse />
        <Warning>{doubts.used ?? null}</Warning>
      </Section>
      <Section title={sections.papers}>
        <PapersFields />
      </Section>
      <Place />
    </>
  );
}
