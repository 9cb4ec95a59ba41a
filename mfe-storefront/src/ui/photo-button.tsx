import type { Picture } from '@motohaat/domain/picture';
import { useLanguage } from '@motohaat/platform';
import { BikePicture } from '@motohaat/ui/bike-picture';
import { ExpandIcon } from '@motohaat/ui/icons';
import { SpinnerRing } from '@motohaat/ui/spinner';
import { type ComponentType, useState } from 'react';

import { useMessages } from '../messages/index.ts';
import { photoWords } from '../messages/photos/index.ts';
import type { PhotoViewerProps } from './photo-viewer.tsx';

import styles from './photo-button.module.css';

type PhotoButtonProps = {
  /** What the viewer goes through. */
  pictures: readonly Picture[];
  /** The picture of them that the button shows. */
  index?: number;
  /** It is what the page shows first: it is asked for before all else. */
  first?: boolean;
};

/**
 * A photo that opens full screen. The viewer's code and words are loaded when it is opened for the
 * first time.
 */
export function PhotoButton({ pictures, index = 0, first = false }: PhotoButtonProps) {
  const { photo: t } = useMessages();
  const language = useLanguage();
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed');
  const [viewer, setViewer] = useState<{ Viewer: ComponentType<PhotoViewerProps> }>();
  const picture = pictures[index];
  if (!picture) return <BikePicture src={undefined} alt={t.none} />;

  async function open() {
    setState('loading');
    try {
      const [{ PhotoViewer }] = await Promise.all([
        import('./photo-viewer.tsx'),
        photoWords.prepare(language),
      ]);
      setViewer({ Viewer: PhotoViewer });
      setState('open');
    } catch {
      setState('failed');
    }
  }

  return (
    <div className={styles.well}>
      <button
        type="button"
        className={styles.button}
        aria-label={t.view(picture.alt)}
        aria-haspopup="dialog"
        aria-busy={state === 'loading' || undefined}
        onClick={() => void open()}
      >
        <BikePicture src={picture.card} alt="" first={first} />
        <span className={styles.hint}>
          {state === 'loading' ? <SpinnerRing /> : <ExpandIcon />}
        </span>
      </button>
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          {t.failed}
        </p>
      )}
      {state === 'open' && viewer && (
        <viewer.Viewer pictures={pictures} start={index} onClose={() => setState('closed')} />
      )}
    </div>
  );
}
