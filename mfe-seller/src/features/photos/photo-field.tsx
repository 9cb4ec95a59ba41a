import { maximumPhotos } from '@motohaat/contract/bike-limits';
import { classNames } from '@motohaat/ui/class-names';
import { describing, FieldNotes } from '@motohaat/ui/field';
import { AlertIcon, CameraIcon, PhotoIcon } from '@motohaat/ui/icons';
import { VisuallyHidden } from '@motohaat/ui/visually-hidden';
import { type DragEvent, useId, useRef, useState } from 'react';

import { useListingMessages } from '../../messages/listing/index.ts';
import { useListing } from '../listing/listing-store.ts';
import { FileButton } from './file-button.tsx';
import { PhotoGuide } from './photo-guide.tsx';
import { PhotoPlaces } from './photo-places.tsx';
import type { StoredPhoto } from './photo.ts';

import styles from './photo-field.module.css';

/**
 * Chooses and takes the photos of a bike. What sends and orders them comes with the rest of the form, and
 * takes what was chosen before.
 *
 * @param props.stored those that the bike has
 */
export function PhotoField({ stored }: { stored: readonly StoredPhoto[] }) {
  const id = useId();
  const { photos: t } = useListingMessages();
  const field = useRef<HTMLFieldSetElement>(null);
  const photos = useListing((state) => state.photos);
  const late = useListing((state) => state.late);
  const held = useListing((state) => state.held);
  const add = useListing((state) => state.add);
  const error = useListing(({ errors }) => errors['image']);
  const [filesOver, setFilesOver] = useState(false);
  const help = t.help(maximumPhotos);
  const inputs = { ...describing(id, help, error), onFiles: (files: Iterable<File>) => add(files) };

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
          add(event.dataTransfer.files);
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
        {photos && late ? (
          <late.PhotoCards photos={photos} field={field} />
        ) : (
          <PhotoPlaces photos={stored} />
        )}
        <PhotoGuide
          taken={photos?.photos ?? stored}
          hasRoom={(photos?.photos ?? stored).length < maximumPhotos}
          onFiles={add}
        />
      </div>
      <output className={styles.notices}>
        {held.length > 0 && <p className={styles.notice}>{t.held}</p>}
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
