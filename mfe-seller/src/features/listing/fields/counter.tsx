import { useListingMessages } from '../../../messages/listing/index.ts';

import styles from './fields.module.css';

/** How many characters are written, and how many there may be. */
export function Counter({ text, longest }: { text: string; longest: number }) {
  const { form: t } = useListingMessages();
  const written = Array.from(text.trim()).length;
  return (
    <span className={written > longest ? styles.over : styles.counter}>
      {t.written(written, longest)}
    </span>
  );
}
