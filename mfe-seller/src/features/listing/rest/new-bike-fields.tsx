import type { StampedNumbers } from '@motohaat/contract/selling';
import { stampedNumbers } from '@motohaat/domain/frame-number';
import { conditions } from '@motohaat/domain/listing';
import { Field } from '@motohaat/ui/field';
import { RadioGroup } from '@motohaat/ui/radio-group';
import { TextInput } from '@motohaat/ui/text-input';

import { useListingMessages } from '../../../messages/listing/index.ts';
import { useRestMessages } from '../../../messages/listing/rest/index.ts';
import { MessageField } from '../fields/message-field.tsx';
import { PriceField } from '../fields/price-field.tsx';
import { Pair, Section } from '../fields/section.tsx';
import { useField } from '../listing-store.ts';
import { ItsUse } from './its-use.tsx';
import { PapersFields } from './papers-fields.tsx';
import { Place } from './place.tsx';
import { PriceChecks } from './price-checks.tsx';
import { YearsField } from './years-field.tsx';

import styles from '../fields/fields.module.css';

/**
 * All that is asked of a new bike after what bike it is, in the order in which one looks at a bike.
 *
 * @param props.kept the ends of the numbers that a draft has
 */
export function NewBikeFields({ kept }: { kept: StampedNumbers | undefined }) {
  const { sections } = useRestMessages();
  return (
    <>
      <Use />
      <Section title={sections.papers}>
        <PapersFields />
      </Section>
      <Numbers kept={kept} />
      <Place />
      <Prices />
      <Description />
    </>
  );
}

function Use() {
  const { form: t, sections } = useRestMessages();
  const { input, error } = useField('condition');
  return (
    <Section title={sections.use}>
      <ItsUse />
      <RadioGroup
        label={t.condition}
        options={conditions.map((value) => ({ value, label: t.conditions[value] }))}
        error={error}
        {...input}
      />
      <Pair>
        <YearsField name="used" label={t.used} help={t.usedHelp} />
        <YearsField name="warranty" label={t.warranty} help={t.warrantyHelp} />
      </Pair>
    </Section>
  );
}

function Numbers({ kept }: { kept: StampedNumbers | undefined }) {
  const { numbers: t } = useRestMessages();
  return (
    <Section title={t.title}>
      <p className={styles.lead}>{t.lead}</p>
      <Pair>
        {stampedNumbers.map((name) => {
          const end = kept?.[name];
          return (
            <NumberOfBike
              key={name}
              name={name}
              label={t[name]}
              help={end ? t.kept(end) : t.help}
            />
          );
        })}
      </Pair>
    </Section>
  );
}

type NumberOfBikeProps = { name: 'chassis' | 'engine'; label: string; help: string };

function NumberOfBike({ name, label, help }: NumberOfBikeProps) {
  const { input, error } = useField(name);
  return (
    <Field label={label} help={help} error={error}>
      <TextInput
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        {...input}
      />
    </Field>
  );
}

function Prices() {
  const { form: first, sections } = useListingMessages();
  const { form: t } = useRestMessages();
  const { text: bought } = useField('originalprice');
  return (
    <Section title={sections.price}>
      <Pair>
        <PriceField name="originalprice" label={t.buyingPrice} />
        <PriceField name="resaleprice" label={first.askingPrice} />
      </Pair>
      <PriceChecks original={bought} />
    </Section>
  );
}

function Description() {
  const { sections } = useListingMessages();
  return (
    <Section title={sections.words}>
      <MessageField />
    </Section>
  );
}
