import { useId } from 'react';

import { Button } from '../button.tsx';
import { Failure } from '../failure.tsx';
import { useDealCourseMessages } from '../messages/deal/course/index.ts';
import { UploadState } from '../upload-state.tsx';
import type { PhotosToSend } from './use-photos-to-send.ts';

import styles from './dispute-photos.module.css';

/** Chooses photos that show what is wrong, and shows those that are chosen. */
export function PhotoChooser({ queue, most }: { queue: PhotosToSend; most: number }) {
  const { photos: t } = useDealCourseMessages();
  const helpId = useId();
  const { photos, room, isSending } = queue;
  return (
    <fieldset className={styles.chooser} aria-describedby={helpId}>
      <legend className={styles.legend}>{t.label}</legend>
      <p id={helpId} className={styles.help}>
        {t.help(most)}
      </p>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ key, file, preview, part, failure }) => (
            <li key={key} className={styles.chosen}>
              <img className={styles.picture} src={preview} alt={file.name} />
              {part !== undefined && (
                <output className={styles.help}>
                  <UploadState part={part} />
                </output>
              )}
              <Failure message={failure} />
              {!isSending && (
                <Button
                  variant="quiet"
                  aria-label={t.removeNamed(file.name)}
                  onClick={() => queue.drop(key)}
                >
                  {t.remove}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {room > 0 && !isSending && (
        <label className={styles.choose}>
          <input
            type="file"
            accept="image/*"
            multiple
            className={styles.input}
            onChange={({ target }) => {
              queue.choose([...(target.files ?? [])]);
              // So that the same file can be chosen again after it was removed.
              target.value = '';
            }}
          />
          {t.choose}
        </label>
      )}
    </fieldset>
  );
}
