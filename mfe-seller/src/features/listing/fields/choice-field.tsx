import type { FactFields } from '@motohaat/contract/facts-form';
import { useLanguage } from '@motohaat/platform';
import { Field } from '@motohaat/ui/field';
import { useController, useFormContext } from 'react-hook-form';

import { Combobox, type Option } from './combobox.tsx';
import { useChoices } from './use-choices.ts';

/** What `@motohaat/catalogue` offers, as far as a field needs it. */
type Offered = {
  slug: string;
  name: { en: string; bn: string };
  also: readonly string[];
  /** Said behind the name, where it is not clear without. */
  of?: { en: string; bn: string };
};

type ChoiceFieldProps = {
  name: 'brand' | 'model' | 'district' | 'area' | 'registrationZone';
  label: string;
  help?: string | undefined;
  /** What can be chosen, once it is known. */
  choices: readonly Offered[] | undefined;
  /** It was chosen by somebody, or taken away (empty). */
  onChoose?: (slug: string) => void;
  onOther?: ((text: string) => void) | undefined;
  other?: (text: string) => string;
};

/** Something of the catalogue, with suggestions in the reader's script and in the other. */
export function ChoiceField({ name, label, help, choices, onChoose, ...rest }: ChoiceFieldProps) {
  const language = useLanguage();
  const matching = useChoices();
  const { control } = useFormContext<FactFields>();
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, onBlur } = field;
  const optionOf = ({ slug, name: both, of }: Offered): Option => ({
    value: slug,
    label: of ? `${of[language]} ${both[language]}` : both[language],
    hint: both[language === 'en' ? 'bn' : 'en'],
  });
  const chosen = choices?.find(({ slug }) => slug === value);
  return (
    <Field label={label} help={help} error={fieldState.error?.message}>
      <Combobox
        name={name}
        ref={ref}
        value={value}
        label={chosen ? optionOf(chosen).label : ''}
        isReady={choices !== undefined}
        suggest={(text) => matching?.choicesFor(text, choices ?? []).map(optionOf) ?? []}
        named={(text) => {
          const found = matching?.choiceNamed(text, choices ?? []);
          return found && optionOf(found);
        }}
        onChoose={(slug) => {
          onChange(slug);
          onChoose?.(slug);
        }}
        onBlur={onBlur}
        {...rest}
      />
    </Field>
  );
}
