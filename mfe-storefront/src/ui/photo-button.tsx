import type { Picture } from '@motohaat/domain/picture';
import { BikePicture } from '@motohaat/ui/bike-picture';
import { ExpandIcon } from '@motohaat/ui/icons';
import { SpinnerRing } from '@motohaat/ui/spinner';
import { type ComponentType, useState } from 'react';

import type { PhotoViewerProps } from './photo-viewer.tsx';

import styles from './photo-button.module.css';

type PhotoButtonProps = {
  /** What the viewer goes through. */
  pictures: readonly Picture[];
  /** The picture of them that the button shows. */
  index?: number;
};

/** A photo that opens full screen. The viewer's code is loaded when it is opened for the first time. */
export function PhotoButton({ pictures, index = 0 }: PhotoButtonProps) {
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed');
  const [viewer, setViewer] = useState<{ Viewer: ComponentType<PhotoViewerProps> }>();
  const picture = pictures[index];
  if (!picture) return <BikePicture src={undefined} alt="No photo" />;

  async function open() {
    setState('loading');
    try {
      const { PhotoViewer } = await import('./photo-viewer.tsx');
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
        aria-label={`View photo: ${picture.alt}`}
        aria-haspopup="dialog"
        aria-busy={state === 'loading' || undefined}
        onClick={() => void open()}
      >
        <BikePicture src={picture.card} alt="" />
        <span className={styles.hint}>
          {state === 'loading' ? <SpinnerRing /> : <ExpandIcon />}
        </span>
      </button>
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          The photo could not be opened. Try again.
        </p>
      )}
      {state === 'open' && viewer && (
        <viewer.Viewer pictures={pictures} start={index} onClose={() => setState('closed')} />
      )}
    </div>
  );
}
