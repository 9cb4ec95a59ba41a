import { useLanguage } from '@motohaat/platform';
import { Field } from '@motohaat/ui/field';

import { useField, useListing } from '../listing-store.ts';
import { Combobox, type Option } from './combobox.tsx';

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
  const matching = useListing((state) => state.choices);
  const { text, error, write } = useField(name);
  const optionOf = ({ slug, name: both, of }: Offered): Option => ({
    value: slug,
    label: of ? `${of[language]} ${both[language]}` : both[language],
    hint: both[language === 'en' ? 'bn' : 'en'],
  });
  const chosen = choices?.find(({ slug }) => slug === text);
  return (
    <Field label={label} help={help} error={error}>
      <Combobox
        name={name}
        value={text}
        label={chosen ? optionOf(chosen).label : ''}
        isReady={choices !== undefined}
        suggest={(typed) => matching?.choicesFor(typed, choices ?? []).map(optionOf) ?? []}
        named={(typed) => {
          const found = matching?.choiceNamed(typed, choices ?? []);
          return found && optionOf(found);
        }}
        onChoose={(slug) => {
          write(slug);
          onChoose?.(slug);
        }}
        {...rest}
      />
    </Field>
  );
}
