import { useRestMessages } from '../../../messages/listing/rest/index.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Pair } from '../fields/section.tsx';
import { useField, useListing } from '../listing-store.ts';

type WhereItStandsProps = {
  /** Takes a part of a district that is in no list. */
  onOtherArea?: ((text: string) => void) | undefined;
};

/** The district, and the part of it. */
export function WhereItStands({ onOtherArea }: WhereItStandsProps) {
  const { facts: t } = useRestMessages();
  const { text: district } = useField('district');
  const { write: writeArea } = useField('area');
  const choices = useListing((state) => state.choices);
  return (
    <Pair>
      <ChoiceField
        name="district"
        label={t.district}
        help={t.districtHelp}
        choices={choices?.districtChoices}
        onChoose={(slug) => {
          if (slug !== district) writeArea('');
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
