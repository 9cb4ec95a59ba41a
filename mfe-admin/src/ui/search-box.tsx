import { Field } from '@motohaat/ui/field';
import { TextInput } from '@motohaat/ui/text-input';
import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without a keystroke after which a search is made. */
const pause = 300;

type SearchBoxProps = {
  label: string;
  /** What is searched for now. */
  value: string | undefined;
  onSearch: (text: string) => void;
};

/** Searches while one types, once the keys rest. */
export function SearchBox({ label, value = '', onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Not what was typed here: back, forward, or all filters taken away.
    if (value !== sent) setText(value);
  }

  function search(typed: string) {
    const wanted = typed.trim();
    if (wanted === value) return;
    setSent(wanted);
    onSearch(wanted);
  }
  // With the filters as they are after the pause: they can change in it.
  const searchNow = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchNow(text), pause);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Field label={label}>
      <TextInput
        type="search"
        autoComplete="off"
        maxLength={254}
        value={text}
        onChange={(event) => setText(event.target.value)}
        // Who goes on by a link, such as to the page in the other language, takes the search along.
        onBlur={() => search(text)}
      />
    </Field>
  );
}
