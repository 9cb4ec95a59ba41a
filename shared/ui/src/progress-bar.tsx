import styles from './progress-bar.module.css';

type ProgressBarProps = {
  /** What goes on. */
  label: string;
  /** How much of it is done, from 0 to 1. */
  part: number;
};

export function ProgressBar({ label, part }: ProgressBarProps) {
  return <progress className={styles.bar} aria-label={label} value={part} max={1} />;
}
