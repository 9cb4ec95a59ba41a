import { ClockIcon } from '@motohaat/ui/icons';
import { useEffect, useState } from 'react';

import { useMessages } from '../../messages/index.ts';
import { holdLeft } from './hold-left.ts';

import styles from './hold-timer.module.css';

/** ms; what it shows are minutes. */
const tick = 15_000;

/** How long an unpaid booking still holds its bike. It ticks calmly and is not read out at each tick. */
export function HoldTimer({ expiresAt }: { expiresAt: string }) {
  const { booking: t } = useMessages();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className={styles.timer}>
      <ClockIcon />
      {holdLeft(new Date(expiresAt).getTime() - now, t)}
    </p>
  );
}
