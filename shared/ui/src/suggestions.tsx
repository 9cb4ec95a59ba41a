import { useId, useLayoutEffect } from 'react';

import { classNames } from './class-names.ts';
import { ClockIcon, CloseIcon, PlaceIcon, SearchIcon } from './icons.tsx';
import { useSuggestionsMessages } from './messages/suggestions/index.ts';
import { type Suggested, type Suggest, useCombobox } from './use-combobox.ts';
import { useSearchForm } from './use-search-form.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

import styles from './suggestions.module.css';

export type { Suggested } from './use-combobox.ts';
export { fillIn, queryOf } from './use-search-form.ts';

type SuggestionsProps = {
  /** The field that they are for. */
  input: HTMLInputElement;
  /** The page that its form leads to. */
  path: string;
  suggest: Suggest;
  /** One was taken, by the keyboard or by a press. */
  onChoose: (chosen: Suggested) => void;
  /** Recent searches are to be forgotten. */
  onClear?: () => void;
};

const clear = { key: 'clear', kind: 'clear', search: {} } as const;
const keep = () => {};

/** No element is a list that belongs to a field and leaves it the focus. */
const listbox = { role: 'listbox' };
const option = (isReached: boolean) => ({ role: 'option', 'aria-selected': isReached });

const icons = {
  brand: SearchIcon,
  model: SearchIcon,
  district: PlaceIcon,
  area: PlaceIcon,
  recent: ClockIcon,
  clear: CloseIcon,
};

/**
 * What a text may become, under the field in which it is typed: a combobox with a list, as the ARIA
 * Authoring Practices describe it. The focus stays in the field.
 */
export function Suggestions({ input, path, suggest, onChoose, onClear }: SuggestionsProps) {
  const t = useSuggestionsMessages();
  const id = useId();
  const { items, active, choose } = useCombobox(
    input,
    async (text, signal) => {
      const found = await suggest(text, signal);
      const isRecent = onClear !== undefined && found.some(({ kind }) => kind === 'recent');
      return isRecent ? [...found, { ...clear, name: t.clear }] : found;
    },
    onChoose,
    onClear ?? keep,
  );
  useSearchForm(input.form, path);
  const isOpen = items.length > 0;
  const optionId = (place: number) => `${id}-${place}`;

  // The field was there before: only what is known here is added to it, together with the list.
  useLayoutEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? id : null,
      'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : null,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
  }, [input, id, isOpen, active]);

  return (
    <>
      <output>
        <VisuallyHidden>{isOpen ? t.count(items.length) : ''}</VisuallyHidden>
      </output>
      {isOpen && (
        <div id={id} {...listbox} aria-label={t.label} className={styles.list}>
          {items.map((item, place) => {
            const SuggestedIcon = icons[item.kind];
            return (
              <button
                key={item.key}
                id={optionId(place)}
                type="button"
                {...option(place === active)}
                tabIndex={-1}
                className={classNames(styles.option, place === active && styles.active)}
                // The focus stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(item)}
              >
                <span className={styles.icon}>
                  <SuggestedIcon />
                </span>
                <span className={styles.name}>{item.name}</span>
                <span className={styles.kind}>
                  {[item.kind === 'clear' ? '' : t.kinds[item.kind], item.of]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </button>
            );
          })}
        </div>
      )}
    </>
  );
}
