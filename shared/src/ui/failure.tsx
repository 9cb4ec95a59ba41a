import { AlertIcon } from './icons.tsx';

import styles from './failure.module.css';

/** Why an act did not succeed: in red, with an icon, announced at once, in its place on the page. */
export function Failure({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p role="alert" className={styles.failure}>
      <AlertIcon />
      {message}
    </p>
  );
}
