import { AlertIcon } from './icons.tsx';

import styles from './failure.module.css';

type FailureProps = {
  message: string | undefined;
  /** Everything that stands in the way; listed where it is more than the message says. */
  reasons?: readonly string[] | undefined;
};

/** Why an action did not succeed: in red, with an icon, announced at once, in its place on the page. */
export function Failure({ message, reasons = [] }: FailureProps) {
  if (!message) return null;
  return (
    <div role="alert" className={styles.failure}>
      <AlertIcon />
      <div>
        <p>{message}</p>
        {reasons.length > 1 && (
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
