import type { RefObject } from 'react';

import { useRestMessages } from '../../../messages/listing/rest/index.ts';
import { PhotoCard } from './photo-card.tsx';
import { usePhotoDrag } from './use-photo-drag.ts';
import type { Photos } from './use-photos.ts';

import styles from './photo-field.module.css';

export type PhotoCardsProps = {
  photos: Photos;
  /** What they stand in. */
  field: RefObject<HTMLElement | null>;
};

/** The photos in their order, with what can be done with each. */
export function PhotoCards({ photos, field }: PhotoCardsProps) {
  const { photos: t } = useRestMessages();
  const { dragged, onList, onPhoto } = usePhotoDrag(photos.move);
  const all = photos.photos;

  /** The button that removes a photo goes with it: the focus stays among the photos. */
  function remove(photo: string) {
    photos.remove(photo);
    field.current?.focus({ preventScroll: true });
  }

  if (all.length === 0) return null;
  return (
    <ol className={styles.list} aria-label={t.inOrder} {...onList}>
      {all.map((photo, place) => (
        <PhotoCard
          key={photo.id}
          photo={photo}
          place={place}
          isLast={place === all.length - 1}
          actions={{ ...photos, remove }}
          isDragged={dragged === photo.id}
          onWell={onPhoto(photo.id)}
        />
      ))}
    </ol>
  );
}
