import type { Picture } from '@motohaat/domain/picture';
import { classNames } from '@motohaat/ui/class-names';
import { useRef, useState } from 'react';

import { useBikeMessages } from '../../messages/bike/index.ts';
import { PhotoButton } from '../../ui/photo-button.tsx';

import styles from './gallery.module.css';

/** A bike's photos: one at a time, swiped or chosen by thumbnail, each of which opens full screen. */
export function Gallery({ pictures }: { pictures: readonly Picture[] }) {
  const { photos: t } = useBikeMessages();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  function show(place: number) {
    const { clientWidth = 0 } = strip.current ?? {};
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    strip.current?.scrollTo({ left: place * clientWidth, behavior: still ? 'instant' : 'smooth' });
  }

  if (pictures.length < 2) {
    return (
      <div className={styles.gallery}>
        <div className={styles.single}>
          <PhotoButton pictures={pictures} first />
        </div>
      </div>
    );
  }
  return (
    <section className={styles.gallery} aria-label={t.label}>
      <div className={styles.frame}>
        <ul
          ref={strip}
          className={styles.strip}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(Math.abs(scrollLeft) / Math.max(clientWidth, 1)))
          }
        >
          {pictures.map(({ viewer }, index) => (
            <li key={viewer}>
              <PhotoButton pictures={pictures} index={index} first={index === 0} />
            </li>
          ))}
        </ul>
        <span className={styles.count} aria-hidden>
          {t.count(current + 1, pictures.length)}
        </span>
      </div>
      <ul className={styles.thumbnails}>
        {pictures.map(({ card, viewer }, index) => (
          <li key={viewer}>
            <button
              type="button"
              className={classNames(styles.thumbnail, index === current && styles.current)}
              aria-label={t.show(index + 1)}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            >
              <img src={card} alt="" width={96} height={72} loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
