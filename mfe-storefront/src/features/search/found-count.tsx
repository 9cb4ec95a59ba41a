import { Skeleton } from '@motohaat/ui/skeleton';
import { VisuallyHidden } from '@motohaat/ui/visually-hidden';

import { useSearchMessages } from '../../messages/search/index.ts';

import styles from './found-count.module.css';

type FoundCountProps = { total: number | undefined; isAbout: boolean };

/** How many bikes were found, said whenever that changes. */
export function FoundCount({ total, isAbout }: FoundCountProps) {
  const { count: t } = useSearchMessages();
  return (
    <output className={styles.count}>
      {total === undefined ? (
        <>
          <VisuallyHidden>{t.loading}</VisuallyHidden>
          <Skeleton className={styles.bone} />
        </>
      ) : (
        (isAbout ? t.about : t.exact)(total)
      )}
    </output>
  );
}
