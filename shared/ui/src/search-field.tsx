import type { Language } from '@motohaat/domain/language';
import { useLanguage } from '@motohaat/platform';
import { type ComponentProps, type ComponentType, useState } from 'react';

import styles from './search-field.module.css';

/** Helps with what is typed into a field that is there already. */
export type FieldHelp = ComponentType<{ input: HTMLInputElement }>;

type SearchFieldProps = ComponentProps<'input'> & {
  /** Loads the help and its words, when the field is used first. */
  load: (language: Language) => Promise<{ default: FieldHelp }>;
};

/**
 * A line of text to be searched for, in a form that the browser can send by itself. Help with typing, and
 * with going there without a new document, comes when it is used.
 */
export function SearchField({ load, ...rest }: SearchFieldProps) {
  const language = useLanguage();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [Help, setHelp] = useState<FieldHelp>();
  const wake = () => {
    // Without it the field is what it was.
    if (!Help)
      load(language).then(
        (loaded) => setHelp(() => loaded.default),
        () => {},
      );
  };
  return (
    <span className={styles.field}>
      {/* The second, as somebody may have been in it before the page was live. */}
      <input {...rest} ref={setInput} autoComplete="off" onFocus={wake} onInput={wake} />
      {Help && input && <Help input={input} />}
    </span>
  );
}
