import { CheckIcon } from '@motohaat/ui/icons';
import { VisuallyHidden } from '@motohaat/ui/visually-hidden';

import { useListingMessages } from '../../messages/listing/index.ts';
import { FileButton } from './file-button.tsx';
import type { Photos } from './use-photos.ts';
import { Outline, views } from './views.tsx';

import styles from './photo-guide.module.css';

/** The places that buyers want to see, each to be taken with the camera; on a desk, to be chosen. */
export function PhotoGuide({ photos, hasRoom }: { photos: Photos; hasRoom: boolean }) {
  const { photos: t } = useListingMessages();
  const taken = new Set(photos.photos.map(({ view }) => view));
  return (
    <fieldset className={styles.guide}>
      <legend className={styles.title}>{t.guide}</legend>
      <div className={styles.places}>
        {views.map((view) =>
          taken.has(view) ? (
            <span key={view} className={styles.taken}>
              <Outline view={view} />
              <span className={styles.words}>
                <CheckIcon />
                {t.views[view]}
                <VisuallyHidden>{t.viewTaken}</VisuallyHidden>
              </span>
            </span>
          ) : (
            hasRoom && (
              <FileButton
                key={view}
                capture="environment"
                look={styles.place}
                onFiles={(files) => photos.add(files, view)}
              >
                <Outline view={view} />
                <span className={styles.words}>{t.views[view]}</span>
              </FileButton>
            )
          ),
        )}
      </div>
    </fieldset>
  );
}
