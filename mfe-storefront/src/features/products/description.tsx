import { classNames } from '@motohaat/ui/class-names';
import { useEffect, useRef, useState } from 'react';

import { useCategoryMessages } from '../../messages/category/index.ts';

import styles from './description.module.css';

/** A seller's text: its beginning, and the rest on demand where there is more. */
export function Description({ text }: { text: string }) {
  const { card: t } = useCategoryMessages();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [whole, setWhole] = useState(false);
  const [cut, setCut] = useState(false);

  useEffect(() => {
    const element = paragraph.current;
    if (!element || whole) return undefined;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [whole]);

  return (
    <div className={styles.description}>
      <p ref={paragraph} className={classNames(styles.text, !whole && styles.clamped)}>
        {text}
      </p>
      {/* It has its place before it is known whether there is more, so that nothing moves then. */}
      <button
        type="button"
        className={styles.more}
        disabled={!cut && !whole}
        aria-expanded={whole}
        onClick={() => setWhole(!whole)}
      >
        {whole ? t.less : t.more}
      </button>
    </div>
  );
}
