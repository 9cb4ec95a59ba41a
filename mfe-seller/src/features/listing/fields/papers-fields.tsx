import type { FactFields } from '@motohaat/contract/facts-form';
import { certificateHolders, registrations } from '@motohaat/domain/bike-facts';
import { Field } from '@motohaat/ui/field';
import { TextInput } from '@motohaat/ui/text-input';
import { useFormContext, useWatch } from 'react-hook-form';

import { useListingMessages } from '../../../messages/listing/index.ts';
import { ChoiceField } from './choice-field.tsx';
import { NumberField } from './number-field.tsx';
import { Pair } from './section.tsx';
import { StatedSelect } from './stated-select.tsx';
import { useChoices } from './use-choices.ts';
import { useDoubts } from './use-doubts.ts';
import { Warning } from './warning.tsx';

import styles from './fields.module.css';

const yesOrNo = ['digitalPlate', 'smartCard', 'insurance', 'sellerSigns'] as const;

/** How far its registration has come, and which papers are there. */
export function PapersFields() {
  const { facts: t } = useListingMessages();
  const { control, register, setValue, formState } = useFormContext<FactFields>();
  const { errors } = formState;
  const registration = useWatch({ control, name: 'registration' });
  const doubts = useDoubts();
  return (
    <>
      <StatedSelect
        label={t.registration}
        error={errors.registration?.message}
        options={registrations.map((each) => [each, t.registrations[each]])}
        input={register('registration', {
          onChange: () => {
            setValue('registrationZone', '');
            setValue('registrationYear', '');
          },
        })}
      />
      {registration === 'registered' && <Registered />}
      <Pair>
        <StatedSelect
          label={t.certificate}
          help={t.certificateHelp}
          error={errors.papers?.certificate?.message}
          options={certificateHolders.map((each) => [each, t.certificates[each]])}
          input={register('papers.certificate')}
        />
        <div className={styles.group}>
          <Field
            label={t.taxTokenUntil}
            help={t.taxTokenHelp}
            error={errors.papers?.taxTokenUntil?.message}
          >
            <TextInput type="date" {...register('papers.taxTokenUntil')} />
          </Field>
          <Warning>{doubts.taxTokenUntil ?? null}</Warning>
        </div>
        {yesOrNo.map((paper) => (
          <StatedSelect
            key={paper}
            label={t.papers[paper].label}
            error={errors.papers?.[paper]?.message}
            options={[
              ['yes', t.papers[paper].yes],
              ['no', t.papers[paper].no],
            ]}
            input={register(`papers.${paper}`)}
          />
        ))}
      </Pair>
    </>
  );
}

function Registered() {
  const { facts: t } = useListingMessages();
  const { register, formState } = useFormContext<FactFields>();
  const choices = useChoices();
  const doubts = useDoubts();
  return (
    <Pair>
      <ChoiceField
        name="registrationZone"
        label={t.registrationZone}
        help={t.registrationZoneHelp}
        choices={choices?.districtChoices}
      />
      <NumberField
        label={t.registrationYear}
        error={formState.errors.registrationYear?.message}
        doubt={doubts.registrationYear}
        input={register('registrationYear')}
      />
    </Pair>
  );
}
