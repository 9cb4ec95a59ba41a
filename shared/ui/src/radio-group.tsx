import { type ComponentProps, type ReactNode, useId } from 'react';

import { describing, FieldNotes } from './field.tsx';

import styles from './radio-group.module.css';

export type RadioOption = { value: string; label: string; hint?: string };

type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  label: string;
  options: readonly RadioOption[];
  /** The value that is chosen at first, where the browser holds the choice. */
  chosen?: string;
  /** The value that is chosen, where the page holds the choice. */
  value?: string;
  help?: ReactNode;
  error?: string | undefined;
};

/** One choice among a few, all of them in sight. Further properties go to every radio button. */
export function RadioGroup({
  label,
  options,
  chosen,
  value,
  help,
  error,
  ...rest
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} {...describing(id, help, error)}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              {...rest}
              type="radio"
              value={option.value}
              checked={value === undefined ? undefined : option.value === value}
              defaultChecked={chosen === undefined ? undefined : option.value === chosen}
              className={styles.radio}
            />
            <span>
              <span className={styles.name}>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  );
}
