import styles from './brand.module.css';

/** The wordmark: a road that runs between two wheels, and the name. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 36 24" width="36" height="24" aria-hidden>
        <circle cx="8" cy="16" r="6" />
        <circle cx="28" cy="16" r="6" />
        <path d="M8 16 14 6h9l5 10M12 9.5h12M23 6l3-3h3" />
      </svg>
      MotoHaat
    </span>
  );
}
