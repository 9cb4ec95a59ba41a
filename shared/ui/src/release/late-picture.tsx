import { useEffect, useEffectEvent, useState } from 'react';

import { useReleaseMessages } from '../messages/release/index.ts';
import { Skeleton } from '../skeleton.tsx';

import styles from './smoke-report.module.css';

type LatePictureProps = {
  /** Of the page. */
  path: string;
  /** Whose picture it is. */
  name: string;
  read: () => Promise<string>;
};

/** What a page looked like; asked for when it is drawn. */
export function LatePicture({ path, name, read }: LatePictureProps) {
  const { smoke: t } = useReleaseMessages();
  const [picture, setPicture] = useState<string | null>();
  const load = useEffectEvent(read);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (address) => isWanted && setPicture(address),
      () => isWanted && setPicture(null),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <figure className={styles.figure}>
      {picture && <img className={styles.picture} src={picture} alt={t.pictureOf(path, name)} />}
      {picture === undefined && <Skeleton className={styles.bone} />}
      <figcaption className={styles.facts}>{picture === null ? t.lost(name) : name}</figcaption>
    </figure>
  );
}
