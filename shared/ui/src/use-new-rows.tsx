import { formats } from '@motohaat/domain/formats';
import { useLanguage } from '@motohaat/platform';
import { type RefObject, useEffect, useRef, useState } from 'react';

import { useMessages } from './messages/index.ts';

/**
 * Follows rows that a person asked for: once they are there, says how many came, and puts the focus
 * on the first of them, unless the person has gone elsewhere meanwhile.
 *
 * @param list its children are the rows
 */
export function useNewRows(list: RefObject<HTMLElement | null>, count: number) {
  const { list: t } = useMessages();
  const { number } = formats(useLanguage());
  const expected = useRef<{ from: number; button: Element }>(undefined);
  const [came, setCame] = useState<{ added: number; all: number }>();
  useEffect(() => {
    const { from = count, button } = expected.current ?? {};
    if (count <= from) return;
    expected.current = undefined;
    setCame({ added: count - from, all: count });
    // The button may have gone, and the list may have taken its focus.
    const places: (Element | null | undefined)[] = [button, list.current, document.body];
    if (!places.includes(document.activeElement)) return;
    focusOn(list.current?.children[from]);
  }, [list, count]);

  return {
    sentence: came ? t.came(number(came.added), number(came.all)) : '',
    /** They are asked for now, by this button. */
    expect: (button: Element) => {
      expected.current = { from: count, button };
      setCame(undefined);
    },
  };
}

function focusOn(row: Element | undefined): void {
  if (!(row instanceof HTMLElement)) return;
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
}
