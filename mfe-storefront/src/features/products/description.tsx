import { classNames } from '@motohaat/shared/ui/class-names';
import { useState } from 'react';

import styles from './description.module.css';

/** About what three lines of a card hold, in characters. */
const shortLength = 130;

/** A seller's text: three lines of it, and the rest on demand. */
export function Description({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  if (text.length <= shortLength) return <p className={styles.text}>{text}</p>;
  return (
    <div>
      <p className={classNames(styles.text, !whole && styles.clamped)}>{text}</p>
      <button
        type="button"
        className={styles.more}
        aria-expanded={whole}
        onClick={() => setWhole(!whole)}
      >
        {whole ? 'less' : 'more'}
      </button>
    </div>
  );
}
