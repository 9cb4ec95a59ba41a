import { useLowData } from '@motohaat/platform';
import { useId } from 'react';

import { useMessages } from '../messages/index.ts';
import { chooseLowData } from './low-data.ts';

import styles from './low-data-switch.module.css';

/** Whether this person wants few bytes: on as the browser says, until they choose. */
export function LowDataSwitch() {
  const { lowData: t } = useMessages();
  const on = useLowData();
  const hint = useId();
  return (
    <div className={styles.choice}>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-describedby={hint}
        className={styles.switch}
        onClick={() => chooseLowData(!on)}
      >
        <span className={styles.track} aria-hidden="true" />
        {t.name}
      </button>
      <p id={hint} className={styles.hint}>
        {t.hint}
      </p>
    </div>
  );
}
