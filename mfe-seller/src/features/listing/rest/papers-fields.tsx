import { certificateHolders, registrations } from '@motohaat/domain/bike-facts';
import { Field } from '@motohaat/ui/field';
import { TextInput } from '@motohaat/ui/text-input';

import { useRestMessages } from '../../../messages/listing/rest/index.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { Pair } from '../fields/section.tsx';
import { StatedSelect } from '../fields/stated-select.tsx';
import { Warning } from '../fields/warning.tsx';
import { useField, useListing } from '../listing-store.ts';

import styles from '../fields/fields.module.css';

const yesOrNo = ['digitalPlate', 'smartCard', 'insurance', 'sellerSigns'] as const;

/** How far its registration has come, and which papers are there. */
export function PapersFields() {
  const { facts: t } = useRestMessages();
  const registration = useListing(({ texts }) => texts['registration']);
  const write = useListing((state) => state.write);
  return (
    <>
      <StatedSelect
        name="registration"
        label={t.registration}
        options={registrations.map((each) => [each, t.registrations[each]])}
        onChoose={() => {
          write('registrationZone', '');
          write('registrationYear', '');
        }}
      />
      {registration === 'registered' && <Registered />}
      <Pair>
        <StatedSelect
          name="papers.certificate"
          label={t.certificate}
          help={t.certificateHelp}
          options={certificateHolders.map((each) => [each, t.certificates[each]])}
        />
        <TaxToken />
        {yesOrNo.map((paper) => (
          <StatedSelect
            key={paper}
            name={`papers.${paper}`}
            label={t.papers[paper].label}
            options={[
              ['yes', t.papers[paper].yes],
              ['no', t.papers[paper].no],
            ]}
          />
        ))}
      </Pair>
    </>
  );
}

function TaxToken() {
  const { facts: t } = useRestMessages();
  const { input, error, warning } = useField('papers.taxTokenUntil');
  return (
    <div className={styles.group}>
      <Field label={t.taxTokenUntil} help={t.taxTokenHelp} error={error}>
        <TextInput type="date" {...input} />
      </Field>
      <Warning>{warning}</Warning>
    </div>
  );
}

function Registered() {
  const { facts: t } = useRestMessages();
  const districts = useListing(({ choices }) => choices?.districtChoices);
  return (
    <Pair>
      <ChoiceField
        name="registrationZone"
        label={t.registrationZone}
        help={t.registrationZoneHelp}
        choices={districts}
      />
      <NumberField name="registrationYear" label={t.registrationYear} />
    </Pair>
  );
}
