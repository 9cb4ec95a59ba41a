import { useListingMessages } from '../../../messages/listing/index.ts';
import { useRestMessages } from '../../../messages/listing/rest/index.ts';
import { NameField } from '../fields/name-field.tsx';
import { Section } from '../fields/section.tsx';
import { Warning } from '../fields/warning.tsx';
import { WhatBike } from '../fields/what-bike.tsx';
import { useListing } from '../listing-store.ts';
import { ItsUse } from './its-use.tsx';
import { PapersFields } from './papers-fields.tsx';
import { Place } from './place.tsx';

/** What may be changed of a bike besides its photos, its price and the seller's words. */
export function EditBikeFields() {
  const { sections: first } = useListingMessages();
  const { sections } = useRestMessages();
  const warning = useListing(({ warnings }) => warnings['used']);
  return (
    <>
      <Section title={first.bike}>
        <WhatBike />
        <NameField />
      </Section>
      <Section title={sections.use}>
        <ItsUse />
        <Warning>{warning}</Warning>
      </Section>
      <Section title={sections.papers}>
        <PapersFields />
      </Section>
      <Place />
    </>
  );
}
