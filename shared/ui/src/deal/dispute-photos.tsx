import { longFormats } from '@motohaat/domain/long-formats';
import { useLanguage } from '@motohaat/platform';
import { useEffect, useEffectEvent, useState } from 'react';

import { Dialog } from '../dialog.tsx';
import { useDealCourseMessages } from '../messages/deal/course/index.ts';
import { Skeleton } from '../skeleton.tsx';

import parts from './deal.module.css';
import styles from './dispute-photos.module.css';

/** Reads a picture, as an address that only this page knows. */
export type ReadPicture = (photo: string, size: 'card' | 'viewer') => Promise<string>;

type Photo = { _id: string; by: 'buyer' | 'seller'; at: string };

type DisputePhotosProps = { photos: readonly Photo[]; read: ReadPicture };

/** What both sides of a booking show of what is wrong. */
export default function DisputePhotos({ photos, read }: DisputePhotosProps) {
  const { photos: t } = useDealCourseMessages();
  const { dayAndTime } = longFormats(useLanguage());
  const [opened, setOpened] = useState<Photo>();
  if (photos.length === 0) return null;
  const nameOf = ({ by, at }: Photo) => t.by[by](dayAndTime(new Date(at)));
  return (
    <section className={parts.part}>
      <h2 className={parts.heading}>{t.title}</h2>
      <ul className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo._id}>
            <button type="button" className={styles.open} onClick={() => setOpened(photo)}>
              <Picture id={photo._id} size="card" name={nameOf(photo)} read={read} />
            </button>
            <p className={styles.help}>{t.of[photo.by]}</p>
          </li>
        ))}
      </ul>
      {opened && (
        <Dialog open title={nameOf(opened)} onClose={() => setOpened(undefined)}>
          <Picture id={opened._id} size="viewer" name={nameOf(opened)} read={read} />
        </Dialog>
      )}
    </section>
  );
}

type PictureProps = { id: string; size: 'card' | 'viewer'; name: string; read: ReadPicture };

function Picture({ id, size, name, read }: PictureProps) {
  const { photos: t } = useDealCourseMessages();
  const [picture, setPicture] = useState<string | null>();
  const load = useEffectEvent(read);
  useEffect(() => {
    let isWanted = true;
    load(id, size).then(
      (address) => isWanted && setPicture(address),
      () => isWanted && setPicture(null),
    );
    return () => {
      isWanted = false;
    };
  }, [id, size]);
  if (picture === null) return <span className={styles.lost}>{t.lost(name)}</span>;
  if (picture === undefined) return <Skeleton className={styles.bone} />;
  return (
    <img className={size === 'card' ? styles.picture : styles.whole} src={picture} alt={name} />
  );
}
