import { commonWords } from '@motohaat/platform';

import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

import styles from './spinner.module.css';

/**
 * Something is on its way. `page` centres it in the room that the page will take. Smoke tests know it, as
 * skeletons, by `data-waiting`: none may stay.
 */
export function Spinner({ label, page = false }: { label?: string; page?: boolean }) {
  const t = commonWords.useMessages();
  return (
    <output data-waiting className={classNames(styles.spinner, page && styles.page)}>
      <SpinnerRing />
      <VisuallyHidden>{label ?? t.loading}</VisuallyHidden>
    </output>
  );
}

/** The turning ring alone, for use inside a control that says itself that it is busy. */
export function SpinnerRing() {
  return (
    <svg className={styles.ring} viewBox="0 0 24 24" width="20" height="20" aria-hidden>
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path className={styles.arc} d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  );
}
