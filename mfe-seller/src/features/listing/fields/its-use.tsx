import type { FactFields } from '@motohaat/contract/facts-form';
import { maximumOwners } from '@motohaat/domain/bike-facts';
import { useFormContext } from 'react-hook-form';

import { useListingMessages } from '../../../messages/listing/index.ts';
import { NumberField } from './number-field.tsx';
import { Pair } from './section.tsx';
import { StatedSelect } from './stated-select.tsx';
import { useDoubts } from './use-doubts.ts';

const owners = Array.from({ length: maximumOwners }, (_none, place) => place + 1);

/** How far a bike has gone, and through how many hands. */
export function ItsUse() {
  const { facts: t } = useListingMessages();
  const { register, formState } = useFormContext<FactFields>();
  const { errors } = formState;
  const doubts = useDoubts();
  return (
    <Pair>
      <NumberField
        label={t.km}
        help={t.kmHelp}
        error={errors.km?.message}
        doubt={doubts.km}
        input={register('km')}
      />
      <StatedSelect
        label={t.owners}
        help={t.ownersHelp}
        error={errors.owners?.message}
        options={owners.map((count) => [String(count), t.ownersCount(count)])}
        input={register('owners')}
      />
    </Pair>
  );
}
