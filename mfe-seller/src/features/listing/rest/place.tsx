import { maximumLocationLength } from '@motohaat/contract/bike-limits';

import { useRestMessages } from '../../../messages/listing/rest/index.ts';
import { LineField } from '../fields/line-field.tsx';
import { Section } from '../fields/section.tsx';
import { focusInput, useField } from '../listing-store.ts';
import { WhereItStands } from './where-it-stands.tsx';

/** Where buyers can see the bike: district and area, and the line that is shown. */
export function Place() {
  const { form: t, sections } = useRestMessages();
  const { text, write } = useField('location');
  return (
    <Section title={sections.place}>
      <WhereItStands
        onOtherArea={(typed) => {
          write([typed, text].filter(Boolean).join(', '));
          focusInput('location');
        }}
      />
      <LineField name="location" label={t.location} longest={maximumLocationLength} />
    </Section>
  );
}
