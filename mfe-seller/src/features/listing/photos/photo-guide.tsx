import { CheckIcon } from '@motohaat/ui/icons';
import { VisuallyHidden } from '@motohaat/ui/visually-hidden';

import { useListingMessages } from '../../../messages/listing/index.ts';
import { FileButton } from './file-button.tsx';
import { Outline, type PhotoView, views } from './views.tsx';

import styles from './photo-guide.module.css';

type PhotoGuideProps = {
  /** The photos that there are. */
  taken: readonly { view?: PhotoView | undefined }[];
  hasRoom: boolean;
  onFiles: (files: Iterable<File>, view: PhotoView) => void;
};

/** The places that buyers want to see, each to be taken with the camera; on a desk, to be chosen. */
export function PhotoGuide({ taken, hasRoom, onFiles }: PhotoGuideProps) {
  const { photos: t } = useListingMessages();
  const there = new Set(taken.map(({ view }) => view));
  return (
    <fieldset className={styles.guide}>
      <legend className={styles.title}>{t.guide}</legend>
      <div className={styles.places}>
        {views.map((view) =>
          there.has(view) ? (
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
                onFiles={(files) => onFiles(files, view)}
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
