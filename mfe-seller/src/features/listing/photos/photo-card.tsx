import { Badge } from '@motohaat/ui/badge';
import { Button, IconButton } from '@motohaat/ui/button';
import { classNames } from '@motohaat/ui/class-names';
import {
  AlertIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  CloseIcon,
  RotateIcon,
  TrashIcon,
} from '@motohaat/ui/icons';
import { ProgressBar } from '@motohaat/ui/progress-bar';
import { UploadState } from '@motohaat/ui/upload-state';
import { type ComponentProps, useRef } from 'react';

import { useRestMessages } from '../../../messages/listing/rest/index.ts';
import type { PhotoTray } from './photo-tray.ts';
import type { Photo } from './photo.ts';

import styles from './photo-card.module.css';

type PhotoCardProps = {
  photo: Photo;
  /** Its place, from 0. */
  place: number;
  isLast: boolean;
  actions: Pick<PhotoTray, 'cancel' | 'retry' | 'remove' | 'move' | 'rotate'>;
  isDragged: boolean;
  /** Where it is taken hold of. */
  onWell: Pick<ComponentProps<'div'>, 'onPointerDown'>;
};

/** One photo: how far it is, and what can be done with it. */
export function PhotoCard(props: PhotoCardProps) {
  const { photo, place, isLast, actions, isDragged, onWell } = props;
  const { id, name } = photo;
  const { photos: t } = useRestMessages();
  const card = useRef<HTMLLIElement>(null);
  const step = (by: 1 | -1) => actions.move(id, place + by);

  function retry() {
    actions.retry(id);
    // The button has gone.
    card.current?.focus({ preventScroll: true });
  }

  return (
    <li ref={card} tabIndex={-1} className={classNames(styles.card, isDragged && styles.dragged)}>
      {/* A long press opens the browser's menu for a picture. */}
      <div className={styles.well} onContextMenu={(event) => event.preventDefault()} {...onWell}>
        <img className={styles.picture} src={photo.preview} alt={name} draggable={false} />
        {place === 0 && (
          <span className={styles.cover}>
            <Badge tone="accent">{t.cover}</Badge>
          </span>
        )}
        <IconButton
          label={t.rotate(name)}
          className={styles.rotate}
          aria-disabled={photo.status !== 'ready'}
          onClick={() => actions.rotate(id)}
        >
          <RotateIcon />
        </IconButton>
        <Progress photo={photo} />
      </div>
      {photo.status === 'failed' && (
        <div className={styles.failure}>
          <p className={styles.reason}>
            <AlertIcon />
            {photo.message}
          </p>
          {photo.canRetry && (
            <Button wide aria-label={t.tryPhotoAgain(name)} onClick={retry}>
              {t.tryAgain}
            </Button>
          )}
        </div>
      )}
      <div className={styles.actions}>
        <IconButton label={t.moveLeft(name)} aria-disabled={place === 0} onClick={() => step(-1)}>
          <ArrowLeftIcon />
        </IconButton>
        <IconButton label={t.moveRight(name)} aria-disabled={isLast} onClick={() => step(1)}>
          <ArrowRightIcon />
        </IconButton>
        <span className={styles.gap} />
        {photo.status === 'sending' || photo.status === 'waiting' ? (
          <IconButton label={t.stop(name)} onClick={() => actions.cancel(id)}>
            <CloseIcon />
          </IconButton>
        ) : (
          <IconButton label={t.remove(name)} onClick={() => actions.remove(id)}>
            <TrashIcon />
          </IconButton>
        )}
      </div>
    </li>
  );
}

function Progress({ photo }: { photo: Photo }) {
  const { photos: t } = useRestMessages();
  if (photo.status === 'waiting') return <p className={styles.state}>{t.waiting}</p>;
  if (photo.status !== 'sending') return null;
  return (
    <div className={styles.state}>
      <UploadState part={photo.part} />
      <ProgressBar label={t.uploading(photo.name)} part={photo.part} />
    </div>
  );
}
