import type { FactFields } from '@motohaat/contract/facts-form';
import { useFormContext, useWatch } from 'react-hook-form';

import { useListingMessages } from '../../../messages/listing/index.ts';
import { ChoiceField } from './choice-field.tsx';
import { Pair } from './section.tsx';
import { useChoices } from './use-choices.ts';

type WhereItStandsProps = {
  /** Takes a part of a district that is in no list. */
  onOtherArea?: ((text: string) => void) | undefined;
};

/** The district, and the part of it. */
export function WhereItStands({ onOtherArea }: WhereItStandsProps) {
  const { facts: t } = useListingMessages();
  const { control, setValue } = useFormContext<FactFields>();
  const district = useWatch({ control, name: 'district' });
  const choices = useChoices();
  return (
    <Pair>
      <ChoiceField
        name="district"
        label={t.district}
        help={t.districtHelp}
        choices={choices?.districtChoices}
        onChoose={(slug) => {
          if (slug !== district) setValue('area', '', { shouldDirty: true });
        }}
      />
      <ChoiceField
        name="area"
        label={t.area}
        help={t.areaHelp}
        choices={choices?.areaChoices(district)}
        other={t.otherArea}
        onOther={onOtherArea}
      />
    </Pair>
  );
}
