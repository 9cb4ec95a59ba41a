import { useEffect, useEffectEvent, useState } from 'react';

/** What a text may become. */
export type Suggested = {
  /** Tells it from the others. */
  key: string;
  kind: 'brand' | 'model' | 'district' | 'area' | 'recent' | 'clear';
  name: string;
  /** What it belongs to: the brand of a model, the district of an area. */
  of?: string | undefined;
  /** Names and values of the search that it leads to; of `clear`, which leads nowhere, none. */
  search: Readonly<Partial<Record<string, string>>>;
};

/** @param text as it stands in the field, which may be empty */
export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly Suggested[]>;

/** ms without a key until a text is asked about. */
const pause = 120;
const none: readonly Suggested[] = [];

/**
 * Follows a field: what its text may become, and which of that the arrow keys have reached.
 *
 * @returns nothing in `items` while the list is closed; `active` is -1 while none is reached
 */
export function useCombobox(
  input: HTMLInputElement,
  suggest: Suggest,
  onChoose: (chosen: Suggested) => void,
  onClear: () => void,
) {
  const [text, setText] = useState(input.value);
  const [isOpen, setOpen] = useState(document.activeElement === input);
  const [found, setFound] = useState(none);
  const [active, setActive] = useState(-1);
  const items = isOpen ? found : none;

  const ask = useEffectEvent(suggest);
  useEffect(() => {
    if (!isOpen) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      ask(text.trim(), asking.signal).then(
        (all) => {
          if (asking.signal.aborted) return;
          setFound(all);
          setActive(-1);
        },
        // Whoever types goes on without.
        () => {},
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text, isOpen]);

  function choose(chosen: Suggested) {
    if (chosen.kind === 'clear') {
      onClear();
      setActive(-1);
      // The list stays, with what is left of it.
      setFound((all) => all.filter(({ kind }) => kind !== 'recent' && kind !== 'clear'));
      return;
    }
    setOpen(false);
    setActive(-1);
    onChoose(chosen);
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    // The keys are an input method's while it puts a word together.
    if (event.isComposing) return;
    const chosen = items[active];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      // From the field into the list, and out of its end into the field again.
      const places = items.length + 1;
      const step = key === 'ArrowDown' ? 1 : -1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (key === 'Escape' && items.length > 0) {
      // The list alone is closed, and nothing around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const type = () => {
      setText(input.value);
      setOpen(true);
    };
    const close = () => setOpen(false);
    input.addEventListener('input', type, { signal });
    input.addEventListener('focus', type, { signal });
    input.addEventListener('click', type, { signal });
    input.addEventListener('blur', close, { signal });
    input.addEventListener('keydown', press, { signal });
    input.form?.addEventListener('submit', close, { signal });
    return () => listening.abort();
  }, [input]);

  return { items, active: items.length > 0 ? active : -1, choose };
}
