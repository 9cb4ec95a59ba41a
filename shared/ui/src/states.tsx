import { commonWords } from '@motohaat/platform';
import type { ReactNode } from 'react';

import { Button } from './button.tsx';
import { Drawing } from './drawing.tsx';

import styles from './states.module.css';

/** There is nothing, and that is no error: a sentence and, if there is one, what to do next. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.state}>
      <Drawing name="empty-garage" />
      <p className={styles.sentence}>{children}</p>
      {action}
    </div>
  );
}

type FailedStateProps = {
  /** What did not happen. */
  children?: ReactNode;
  onRetry: () => void;
};

/**
 * Something could not be loaded; Retry tries again. It works at any time, also while the next
 * attempt of its own is only waiting.
 */
export function FailedState({ children, onRetry }: FailedStateProps) {
  const { failed: t } = commonWords.useMessages();
  return (
    <div className={styles.state} role="alert">
      <Drawing name="broken-chain" />
      <p className={styles.sentence}>{children ?? t.generally}</p>
      <Button onClick={onRetry}>{t.retry}</Button>
    </div>
  );
}
