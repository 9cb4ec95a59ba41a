import { useBikeMessages } from '../../messages/bike/index.ts';
import { BikePart } from './bike-part.tsx';

import styles from './safety.module.css';

/** What keeps a buyer's money and person safe. */
export function Safety() {
  const { safety: t } = useBikeMessages();
  return (
    <BikePart title={t.title} className={styles.box}>
      <ul className={styles.list}>
        {t.list.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </BikePart>
  );
}
