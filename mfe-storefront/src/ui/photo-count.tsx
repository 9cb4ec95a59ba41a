import { VisuallyHidden } from '@motohaat/ui/visually-hidden';

import { useBikesMessages } from '../messages/bikes/index.ts';

import styles from './photo-count.module.css';

/** Says on a bike's picture that there are more of it; nothing where it is the only one. */
export function PhotoCount({ count }: { count: number }) {
  const { card: t } = useBikesMessages();
  if (count < 2) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden>{t.photos(count)}</span>{' '}
      <VisuallyHidden>{t.photosRead(count)}</VisuallyHidden>
    </span>
  );
}
