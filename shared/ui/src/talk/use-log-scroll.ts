import { useLayoutEffect, useRef, useState } from 'react';

/** px from the end within which somebody reads the latest messages. */
const nearEnd = 80;

type Logged = { key: string; isOwn: boolean };

/**
 * Keeps the place in a log: at the end it follows what comes, elsewhere it stays where one reads, also when
 * earlier messages come above. An own message leads to the end.
 *
 * @param onEnd called with whether the end is in sight, each time that changes
 */
export function useLogScroll(messages: readonly Logged[], onEnd?: (isInSight: boolean) => void) {
  const log = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const before = useRef<{ first?: string; last?: string; height: number }>({ height: 0 });
  const first = messages[0]?.key;
  const last = messages.at(-1);

  const tell = (isInSight: boolean) => {
    if (isInSight === isAtEnd) return;
    setAtEnd(isInSight);
    onEnd?.(isInSight);
  };
  const toEnd = () => {
    const element = log.current;
    if (element) element.scrollTop = element.scrollHeight;
    tell(true);
  };

  // After each drawing: also what is only said of a message changes its height.
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const { first: was, last: wasLast, height } = before.current;
    const hasGrownAbove = was !== undefined && was !== first;
    const isNew = last?.key !== wasLast;
    if (isNew && (isAtEnd || last?.isOwn)) element.scrollTop = element.scrollHeight;
    else if (hasGrownAbove) element.scrollTop += element.scrollHeight - height;
    else if (isAtEnd) element.scrollTop = element.scrollHeight;
    before.current = {
      ...(first !== undefined && { first }),
      ...(last && { last: last.key }),
      height: element.scrollHeight,
    };
  });

  function onScroll() {
    const element = log.current;
    if (!element) return;
    tell(element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd);
  }
  return { log, isAtEnd, toEnd, onScroll };
}
