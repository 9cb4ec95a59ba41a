import { IconButton } from '@motohaat/ui/button';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  CloseIcon,
  RotateIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '@motohaat/ui/icons';
import { type ReactNode, useEffect } from 'react';
import type { PhotoProvider } from 'react-photo-view';

import { usePhotoMessages } from '../messages/photos/index.ts';

import styles from './photo-viewer.module.css';

type OverlayRender = NonNullable<Parameters<typeof PhotoProvider>[0]['overlayRender']>;
type Controls = Parameters<OverlayRender>[0];

const zoomStep = 1.5;

/** For the library's `overlayRender`; a picture's `overlay` is its caption. */
export const drawToolbar: OverlayRender = (controls) => <PhotoToolbar {...controls} />;

/** The viewer's named buttons, its counter and its keys: + and - zoom, R rotates. */
function PhotoToolbar(controls: Controls) {
  const t = usePhotoMessages();
  const { images, index, scale, rotate, overlay: caption } = controls;
  const zoomIn = () => controls.onScale(scale * zoomStep);
  const zoomOut = () => controls.onScale(Math.max(1, scale / zoomStep));
  const turn = () => controls.onRotate(rotate + 90);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '+' || event.key === '=') zoomIn();
      else if (event.key === '-') zoomOut();
      else if (event.key.toLowerCase() === 'r') turn();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });

  return (
    <>
      <div className={styles.toolbar} role="toolbar" aria-label={t.toolbar}>
        <span className={styles.counter} aria-hidden>
          {t.counter(index + 1, images.length)}
        </span>
        <IconButton label={t.zoomOut} aria-disabled={scale <= 1} onClick={zoomOut}>
          <ZoomOutIcon size={24} />
        </IconButton>
        <IconButton label={t.zoomIn} onClick={zoomIn}>
          <ZoomInIcon size={24} />
        </IconButton>
        <IconButton label={t.rotate} onClick={turn}>
          <RotateIcon size={24} />
        </IconButton>
        <IconButton label={t.close} ref={focus} onClick={() => controls.onClose()}>
          <CloseIcon size={24} />
        </IconButton>
      </div>
      {index > 0 && (
        <Step label={t.previous} place={styles.previous} onClick={() => step(-1)}>
          <ArrowLeftIcon size={24} />
        </Step>
      )}
      {index < images.length - 1 && (
        <Step label={t.next} place={styles.next} onClick={() => step(1)}>
          <ArrowRightIcon size={24} />
        </Step>
      )}
      <p className={styles.caption} aria-live="polite">
        {caption}
      </p>
    </>
  );

  function step(by: 1 | -1) {
    controls.onIndexChange(index + by);
  }
}

function Step(props: {
  label: string;
  place: string | undefined;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <IconButton
      label={props.label}
      className={[styles.step, props.place].join(' ')}
      onClick={props.onClick}
    >
      {props.children}
    </IconButton>
  );
}

/** The viewer opens with the focus on its close button. */
function focus(button: HTMLButtonElement | null) {
  button?.focus();
}
