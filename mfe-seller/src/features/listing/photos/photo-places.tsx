import type { StoredPhoto } from './photo.ts';

import cards from './photo-card.module.css';
import styles from './photo-field.module.css';

/** The photos of a bike before anything can be done with them, in the size of their cards. */
export function PhotoPlaces({ photos }: { photos: readonly StoredPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <div className={styles.list} aria-hidden="true">
      {photos.map(({ url, card }) => (
        <div key={url} className={cards.card}>
          <img className={cards.picture} src={card} alt="" />
          <div className={styles.foot} />
        </div>
      ))}
    </div>
  );
}
