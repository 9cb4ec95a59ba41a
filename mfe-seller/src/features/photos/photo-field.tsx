import { maximumPhotos } from '@motohaat/contract/bike-form';
import { classNames } from '@motohaat/ui/class-names';
import { describing, FieldNotes } from '@motohaat/ui/field';
import { AlertIcon, CameraIcon, PhotoIcon } from '@motohaat/ui/icons';
import { VisuallyHidden } from '@motohaat/ui/visually-hidden';
import { type DragEvent, type Ref, useId, useRef, useState } from 'react';

import { useListingMessages } from '../../messages/listing/index.ts';
import { FileButton } from './file-button.tsx';
import { PhotoCard } from './photo-card.tsx';
import { PhotoGuide } from './photo-guide.tsx';
import { usePhotoDrag } from './use-photo-drag.ts';
import type { Photos } from './use-photos.ts';

import styles from './photo-field.module.css';

type PhotoFieldProps = {
  photos: Photos;
  error: string | undefined;
  /** The control that takes the focus when something is wrong. */
  ref?: Ref<HTMLInputElement>;
};

/** Chooses, takes, sends and orders the photos of a bike. */
export function PhotoField({ photos, error, ref }: PhotoFieldProps) {
  const id = useId();
  const { photos: t } = useListingMessages();
  const field = useRef<HTMLFieldSetElement>(null);
  const { dragged, onList, onPhoto } = usePhotoDrag(photos.move);
  const [filesOver, setFilesOver] = useState(false);
  const help = t.help(maximumPhotos);
  const inputs = {
    ...describing(id, help, error),
    onFiles: (files: Iterable<File>) => photos.add(files),
  };

  /** The button that removes a photo goes with it: the focus stays among the photos. */
  function remove(photo: string) {
    photos.remove(photo);
    field.current?.focus({ preventScroll: true });
  }

  function over(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setFilesOver(true);
  }

  return (
    <fieldset ref={field} tabIndex={-1} className={styles.field}>
      <legend className={styles.legend}>{t.label}</legend>
      <div
        className={classNames(styles.drop, filesOver && styles.over)}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={() => setFilesOver(false)}
        onDrop={(event) => {
          setFilesOver(false);
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          photos.add(event.dataTransfer.files);
        }}
      >
        <div className={styles.ways}>
          <FileButton {...inputs} ref={ref} multiple>
            <PhotoIcon />
            {t.choose}
          </FileButton>
          <div className={styles.camera}>
            <FileButton {...inputs} capture="environment">
              <CameraIcon />
              {t.take}
            </FileButton>
          </div>
          <span className={styles.hint}>{t.drop}</span>
        </div>
        {photos.photos.length > 0 && (
          <ol className={styles.list} aria-label={t.inOrder} {...onList}>
            {photos.photos.map((photo, place) => (
              <PhotoCard
                key={photo.id}
                photo={photo}
                place={place}
                isLast={place === photos.photos.length - 1}
                actions={{ ...photos, remove }}
                isDragged={dragged === photo.id}
                onWell={onPhoto(photo.id)}
              />
            ))}
          </ol>
        )}
        <PhotoGuide photos={photos} hasRoom={photos.photos.length < maximumPhotos} />
      </div>
      <output className={styles.notices}>
        {photos.notices.map((notice) => (
          <p key={notice} className={styles.notice}>
            <AlertIcon />
            {notice}
          </p>
        ))}
      </output>
      <FieldNotes id={id} help={help} error={error} />
      <output>
        <VisuallyHidden>{photos.news}</VisuallyHidden>
      </output>
    </fieldset>
  );
}
