import { classNames } from './class-names.ts';

import styles from './skeleton.module.css';

/**
 * A grey piece in the shape of what will stand there. Its size comes from `className`; a list of
 * skeletons says once, in words, that it is loading.
 */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden className={classNames(styles.skeleton, className)} />;
}
