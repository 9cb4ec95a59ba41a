import 'react-photo-view/dist/react-photo-view.css';
import type { Picture } from '@motohaat/domain/picture';
import { loopFocus } from '@motohaat/ui/focus-loop';
import { Spinner } from '@motohaat/ui/spinner';
import { useEffect, useLayoutEffect, useState } from 'react';
import { PhotoSlider } from 'react-photo-view';

import { usePhotoMessages } from '../messages/photos/index.ts';
import { drawToolbar } from './photo-toolbar.tsx';

import styles from './photo-viewer.module.css';

export type PhotoViewerProps = {
  pictures: readonly Picture[];
  /** Which picture is shown first. */
  start: number;
  onClose: () => void;
};

/** Milliseconds of the viewer's own movements. */
const duration = 220;

/**
 * The full-screen viewer. Its library brings the distances that the specification names (section
 * 9): a swipe of more than 40 px changes the photo, a pull of more than 100 px closes, a second tap
 * within 300 ms zooms. They count from where a drag is recognised, which is after its first 20 px.
 * The native dialog around it brings what the library lacks: the focus stays inside and goes back.
 */
export function PhotoViewer({ pictures, start, onClose }: PhotoViewerProps) {
  const t = usePhotoMessages();
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const [index, setIndex] = useState(start);
  const [visible, setVisible] = useState(true);
  useLayoutEffect(() => {
    dialog?.showModal();
    return () => dialog?.close();
  }, [dialog]);
  // The library's own root says it is a dialog too, without a name.
  useLayoutEffect(() => dialog?.querySelector('.PhotoView-Portal')?.removeAttribute('role'));

  useEffect(() => {
    if (visible) return undefined;
    // The library hears of no end of its closing when that began in the middle of another movement.
    const timer = setTimeout(onClose, 2 * duration);
    return () => clearTimeout(timer);
  }, [visible, onClose]);

  const close = () => setVisible(false);
  return (
    <dialog
      ref={setDialog}
      className={styles.viewer}
      aria-label={t.viewer}
      aria-modal="true"
      onKeyDown={loopFocus}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={onClose}
    >
      {dialog && (
        <PhotoSlider
          portalContainer={dialog}
          images={pictures.map(({ viewer, alt }) => ({ key: viewer, src: viewer, overlay: alt }))}
          index={index}
          onIndexChange={setIndex}
          visible={visible}
          onClose={close}
          afterClose={onClose}
          loop={false}
          bannerVisible={false}
          speed={() => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : duration)}
          loadingElement={<Spinner label={t.loading} />}
          brokenElement={<p className={styles.broken}>{t.broken}</p>}
          overlayRender={drawToolbar}
        />
      )}
    </dialog>
  );
}
