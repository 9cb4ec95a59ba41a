import { classNames } from '@motohaat/ui/class-names';
import { TextInput } from '@motohaat/ui/text-input';
import { VisuallyHidden } from '@motohaat/ui/visually-hidden';
import {
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';

import { useListingMessages } from '../../../messages/listing/index.ts';

import styles from './combobox.module.css';

/** Something that can be chosen. */
export type Option = {
  value: string;
  label: string;
  /** The same in the other script, for whoever reads that one better. */
  hint?: string;
};

type ComboboxProps = Pick<ComponentProps<'input'>, 'onBlur'> & {
  /** Of the input that holds the value. */
  name: string;
  value: string;
  /** The chosen one's words. */
  label: string;
  /** Whether suggestions are there; a text that is typed before waits for them. */
  isReady: boolean;
  /** Who takes the focus when something is wrong. */
  ref?: Ref<HTMLInputElement>;
  /** What may be meant by the text, the likeliest first; all of it for an empty text. */
  suggest: (text: string) => readonly Option[];
  /** The one that a text names exactly. */
  named: (text: string) => Option | undefined;
  onChoose: (value: string) => void;
  /** Takes a text that names nothing of the list; without it, such a text is given up. */
  onOther?: ((text: string) => void) | undefined;
  /** The last option, which takes the text as it is. */
  other?: (text: string) => string;
};

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/**
 * A line of text with suggestions, inside a `Field` (the combobox pattern of WAI-ARIA, with a list
 * that completes): arrows go through the list, Enter takes, Escape closes; a text that is left alone
 * counts as what it names.
 */
export function Combobox(props: ComboboxProps) {
  const { name, value, label, isReady, ref, suggest, named, onChoose, onOther, other, onBlur } =
    props;
  const { combobox: t } = useListingMessages();
  const list = useId();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const text = typed ?? label;
  // While nothing new is typed, all can be chosen from.
  const suggested = isOpen ? suggest(typed ?? '') : [];
  const options =
    isOpen && onOther && other
      ? [...suggested, { value: '', label: other(typed ?? '') }]
      : suggested;
  const isShown = isOpen && options.length > 0;

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function take(place: number) {
    const option = suggested[place];
    if (option) onChoose(option.value);
    else onOther?.((typed ?? '').trim());
    setTyped(undefined);
    close();
  }

  /** What was typed counts, without any key. */
  function settle() {
    close();
    if (typed === undefined || !isReady) return;
    const written = typed.trim();
    const exact = named(written);
    setTyped(undefined);
    if (exact) onChoose(exact.value);
    else if (written === '') onChoose('');
    else onOther?.(written);
  }

  const settleLate = useEffectEvent(() => {
    if (!isOpen) settle();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the suggestions come from outside, after what was typed
    if (isReady) settleLate();
  }, [isReady]);

  function press(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) {
        setOpen(true);
        if (!event.altKey) setActive(0);
        return;
      }
      const all = options.length;
      const step = key === 'ArrowDown' ? 1 : -1;
      if (all > 0) setActive(active < 0 && step < 0 ? all - 1 : (active + step + all) % all);
    } else if (key === 'Enter' && isOpen) {
      // It sends no form while there is something to choose.
      event.preventDefault();
      if (active >= 0) take(active);
      else settle();
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setTyped(undefined);
      close();
    }
  }

  return (
    <div className={styles.place}>
      <input type="hidden" name={name} value={value} />
      <TextInput
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element of HTML suggests in two scripts and takes other words
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={list}
        aria-activedescendant={isShown && active >= 0 ? `${list}-${active}` : undefined}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={press}
        onBlur={(event) => {
          if (active >= 0) take(active);
          else settle();
          onBlur?.(event);
        }}
      />
      <div
        id={list}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of that input
        role="listbox"
        aria-label={t.suggestions}
        className={styles.list}
        hidden={!isShown}
      >
        {options.map((option, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the input, which keeps the focus
          <div
            key={`${option.value} ${place}`}
            ref={place === active ? intoView : undefined}
            id={`${list}-${place}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of that list
            role="option"
            tabIndex={-1}
            aria-selected={option.value !== '' && option.value === value}
            className={classNames(styles.option, place === active && styles.active)}
            // The focus stays in the input.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(place)}
          >
            <span>{option.label}</span>
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </div>
        ))}
      </div>
      <output>
        <VisuallyHidden>{isOpen && typed ? t.found(suggested.length) : ''}</VisuallyHidden>
      </output>
    </div>
  );
}
