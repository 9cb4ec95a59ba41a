import type { BikeInput } from '@motohaat/contract/bike-form';
import { categoryIds } from '@motohaat/domain/listing';

import { useListingMessages } from '../../messages/listing/index.ts';
import { NameField } from './fields/name-field.tsx';
import { Section } from './fields/section.tsx';
import { StatedSelect } from './fields/stated-select.tsx';
import { WhatBike } from './fields/what-bike.tsx';

/** What `TheBike` asks. */
export const inputsOfTheBike: readonly BikeInput[] = [
  'brand',
  'model',
  'otherModel',
  'year',
  'cc',
  'colour',
  'productName',
  'category',
];

/** The first fields of a new bike: what bike it is. */
export function TheBike() {
  const { form: t, sections } = useListingMessages();
  return (
    <Section title={sections.bike}>
      <WhatBike />
      <NameField />
      <StatedSelect
        name="category"
        label={t.category}
        nothing={t.chooseCategory}
        options={categoryIds.map((id) => [String(id), t.categories[id]])}
      />
    </Section>
  );
}
