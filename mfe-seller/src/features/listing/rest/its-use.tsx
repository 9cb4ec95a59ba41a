import { maximumOwners } from '@motohaat/domain/bike-facts';

import { useRestMessages } from '../../../messages/listing/rest/index.ts';
import { NumberField } from '../fields/number-field.tsx';
import { Pair } from '../fields/section.tsx';
import { StatedSelect } from '../fields/stated-select.tsx';

const owners = Array.from({ length: maximumOwners }, (_none, place) => place + 1);

/** How far a bike has gone, and through how many hands. */
export function ItsUse() {
  const { facts: t } = useRestMessages();
  return (
    <Pair>
      <NumberField name="km" label={t.km} help={t.kmHelp} />
      <StatedSelect
        name="owners"
        label={t.owners}
        help={t.ownersHelp}
        options={owners.map((count) => [String(count), t.ownersCount(count)])}
      />
    </Pair>
  );
}
