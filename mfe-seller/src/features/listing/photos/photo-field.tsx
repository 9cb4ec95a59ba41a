import { maximumPhotos } from '@motohaat/contract/bike-limits';
import { classNames } from '@motohaat/ui/class-names';
import { describing, FieldNotes } from '@motohaat/ui/field';
import { AlertIcon, CameraIcon, PhotoIcon } from '@motohaat/ui/icons';
import { VisuallyHidden } from '@motohaat/ui/visually-hidden';
import { type ComponentType, type DragEvent, useId, useRef, useState } from 'react';

import { useListingMessages } from '../../../messages/listing/index.ts';
import { FileButton } from './file-button.tsx';
import type { PhotoCardsProps } from './photo-cards.tsx';
import { PhotoGuide } from './photo-guide.tsx';
import { PhotoPlaces } from './photo-places.tsx';
import type { StoredPhoto } from './photo.ts';
import type { Photos } from './use-photos.ts';
import type { PhotoView } from './views.tsx';

import styles from './photo-field.module.css';

type PhotoFieldProps = {
  /** Those that the bike has. */
  stored: readonly StoredPhoto[];
  /** Those that it has and that are chosen, once there is what sends and orders them. */
  photos: Photos | undefined;
  Cards: ComponentType<PhotoCardsProps> | undefined;
  /** Whether some were chosen before that. */
  hasWaiting: boolean;
  onFiles: (files: Iterable<File>, view?: PhotoView) => void;
  error: string | undefined;
};

/** Chooses and takes the photos of a bike, also before there is what sends and orders them. */
export function PhotoField(props: PhotoFieldProps) {
  const { stored, photos, Cards, hasWaiting, onFiles, error } = props;
  const id = useId();
  const { photos: t } = useListingMessages();
  const field = useRef<HTMLFieldSetElement>(null);
  const [filesOver, setFilesOver] = useState(false);
  const help = t.help(maximumPhotos);
  const inputs = {
    ...describing(id, help, error),
    onFiles: (files: Iterable<File>) => onFiles(files),
  };

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
          onFiles(event.dataTransfer.files);
        }}
      >
        <div className={styles.ways}>
          <FileButton {...inputs} name="image" multiple>
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
        {photos && Cards ? (
          <Cards photos={photos} field={field} />
        ) : (
          <PhotoPlaces photos={stored} />
        )}
        <PhotoGuide
          taken={photos?.photos ?? stored}
          hasRoom={(photos?.photos ?? stored).length < maximumPhotos}
          onFiles={onFiles}
        />
      </div>
      <output className={styles.notices}>
        {hasWaiting && <p className={styles.notice}>{t.held}</p>}
        {photos?.notices.map((notice) => (
          <p key={notice} className={styles.notice}>
            <AlertIcon />
            {notice}
          </p>
        ))}
      </output>
      <FieldNotes id={id} help={help} error={error} />
      <output>
        <VisuallyHidden>{photos?.news}</VisuallyHidden>
      </output>
    </fieldset>
  );
}
