import { AlertIcon } from '@motohaat/shared/ui/icons';

import styles from './account.module.css';

/** Why the identity provider refused, in red, announced at once. */
export function Failure({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p role="alert" className={styles.failure}>
      <AlertIcon />
      {message}
    </p>
  );
}
