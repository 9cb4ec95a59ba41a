import { commonWords } from '@motohaat/platform';

import { Button } from './button.tsx';
import { Drawing } from './drawing.tsx';

import styles from './screen.module.css';

type SomethingWentWrongProps = {
  /** A sentence that is safe to show: never an exception's own text. */
  message: string;
  onLogout: () => void;
  onRetry: () => void;
};

/** The screen of the specification for an error that nothing smaller has caught. */
export function SomethingWentWrong({ message, onLogout, onRetry }: SomethingWentWrongProps) {
  const { wentWrong: t } = commonWords.useMessages();
  return (
    <section className={styles.screen} role="alert">
      <Drawing name="broken-chain" />
      <h1>{t.title}</h1>
      <p className={styles.text}>{message}</p>
      <p className={styles.text}>{t.advice}</p>
      <div className={styles.actions}>
        <Button onClick={onLogout}>{t.logout}</Button>
        <Button variant="primary" onClick={onRetry}>
          {t.retry}
        </Button>
      </div>
    </section>
  );
}
