import type { BikeFields } from '@motohaat/contract/bike-form';
import type { StampedNumbers } from '@motohaat/contract/selling';
import { stampedNumbers } from '@motohaat/domain/frame-number';
import { categoryIds, conditions } from '@motohaat/domain/listing';
import { Field } from '@motohaat/ui/field';
import { RadioGroup } from '@motohaat/ui/radio-group';
import { Select, TextInput } from '@motohaat/ui/text-input';
import { useFormContext, useWatch } from 'react-hook-form';

import { useListingMessages } from '../../messages/listing/index.ts';
import { ItsUse } from './fields/its-use.tsx';
import { MessageField } from './fields/message-field.tsx';
import { NameField } from './fields/name-field.tsx';
import { PapersFields } from './fields/papers-fields.tsx';
import { Place } from './fields/place.tsx';
import { PriceField } from './fields/price-field.tsx';
import { PriceSense } from './fields/price-sense.tsx';
import { PriceWarning } from './fields/price-warning.tsx';
import { Pair, Section } from './fields/section.tsx';
import { useDoubts } from './fields/use-doubts.ts';
import { Warning } from './fields/warning.tsx';
import { WhatBike } from './fields/what-bike.tsx';
import { YearsField } from './fields/years-field.tsx';
import { useImplied } from './use-implied.ts';

import styles from './fields/fields.module.css';

/**
 * All that is asked of a new bike besides its photos, in the order in which one looks at a bike.
 *
 * @param props.kept the ends of the numbers that a draft has
 */
export function NewBikeFields({ kept }: { kept: StampedNumbers | undefined }) {
  useImplied();
  return (
    <>
      <TheBike />
      <Use />
      <Papers />
      <Numbers kept={kept} />
      <Place />
      <Prices />
      <Description />
    </>
  );
}

function useFields() {
  const { register, formState, control, ...rest } = useFormContext<BikeFields>();
  return { ...rest, register, control, errors: formState.errors };
}

function TheBike() {
  const { form: t, sections } = useListingMessages();
  const { register, errors } = useFields();
  return (
    <Section title={sections.bike}>
      <WhatBike />
      <NameField />
      <Field label={t.category} error={errors.category?.message}>
        <Select {...register('category')}>
          <option value="">{t.chooseCategory}</option>
          {categoryIds.map((id) => (
            <option key={id} value={id}>
              {t.categories[id]}
            </option>
          ))}
        </Select>
      </Field>
    </Section>
  );
}

function Use() {
  const { form: t, sections } = useListingMessages();
  const { register, control, errors } = useFields();
  const [used, warranty] = useWatch({ control, name: ['used', 'warranty'] });
  const doubts = useDoubts();
  return (
    <Section title={sections.use}>
      <ItsUse />
      <RadioGroup
        label={t.condition}
        options={conditions.map((value) => ({ value, label: t.conditions[value] }))}
        error={errors.condition?.message}
        {...register('condition')}
      />
      <Pair>
        <div className={styles.group}>
          <YearsField
            label={t.used}
            help={t.usedHelp}
            text={used}
            error={errors.used?.message}
            input={register('used')}
          />
          <Warning>{doubts.used ?? null}</Warning>
        </div>
        <YearsField
          label={t.warranty}
          help={t.warrantyHelp}
          text={warranty}
          error={errors.warranty?.message}
          input={register('warranty')}
        />
      </Pair>
    </Section>
  );
}

function Papers() {
  const { sections } = useListingMessages();
  return (
    <Section title={sections.papers}>
      <PapersFields />
    </Section>
  );
}

function Numbers({ kept }: { kept: StampedNumbers | undefined }) {
  const { numbers: t } = useListingMessages();
  const { register, errors } = useFields();
  return (
    <Section title={t.title}>
      <p className={styles.lead}>{t.lead}</p>
      <Pair>
        {stampedNumbers.map((name) => (
          <Field
            key={name}
            label={t[name]}
            help={kept?.[name] ? t.kept(kept[name]) : t.help}
            error={errors[name]?.message}
          >
            <TextInput
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              {...register(name)}
            />
          </Field>
        ))}
      </Pair>
    </Section>
  );
}

function Prices() {
  const { form: t, sections } = useListingMessages();
  const { register, control, errors } = useFields();
  const [bought, asked] = useWatch({ control, name: ['originalprice', 'resaleprice'] });
  return (
    <Section title={sections.price}>
      <Pair>
        <PriceField
          label={t.buyingPrice}
          text={bought}
          error={errors.originalprice?.message}
          input={register('originalprice')}
        />
        <PriceField
          label={t.askingPrice}
          text={asked}
          error={errors.resaleprice?.message}
          input={register('resaleprice')}
        />
      </Pair>
      <PriceWarning original={bought} asking={asked} />
      <PriceSense />
    </Section>
  );
}

function Description() {
  const { sections } = useListingMessages();
  const { register, control, errors } = useFields();
  const message = useWatch({ control, name: 'message' });
  return (
    <Section title={sections.words}>
      <MessageField text={message} error={errors.message?.message} input={register('message')} />
    </Section>
  );
}
