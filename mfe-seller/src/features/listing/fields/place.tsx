import { maximumLocationLength } from '@motohaat/contract/bike-form';
import { useFormContext, useWatch } from 'react-hook-form';

import { useListingMessages } from '../../../messages/listing/index.ts';
import { Counter } from './counter.tsx';
import { LineField } from './line-field.tsx';
import { Section } from './section.tsx';
import { WhereItStands } from './where-it-stands.tsx';

/** Where buyers can see the bike: district and area, and the line that is shown. */
export function Place() {
  const { form: t, sections } = useListingMessages();
  const { control, register, setValue, setFocus, formState } = useFormContext<{
    location: string;
  }>();
  const location = useWatch({ control, name: 'location' });
  return (
    <Section title={sections.place}>
      <WhereItStands
        onOtherArea={(text) => {
          setValue('location', [text, location].filter(Boolean).join(', '));
          setFocus('location');
        }}
      />
      <LineField
        label={t.location}
        help={<Counter text={location} longest={maximumLocationLength} />}
        text={location}
        error={formState.errors.location?.message}
        input={register('location')}
      />
    </Section>
  );
}
