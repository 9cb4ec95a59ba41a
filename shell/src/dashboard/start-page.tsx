import { PageHead } from '@motohaat/platform';
import { ClosedState } from '@motohaat/ui/closed-state';
import { Skeleton } from '@motohaat/ui/skeleton';
import { FailedState } from '@motohaat/ui/states';

import { useMessages } from '../messages/dashboard/index.ts';
import { useArrival } from '../pages/arrival.ts';
import { Slot } from '../slots/slot.tsx';
import { DashboardPages } from './side-menu.tsx';

import styles from './start-page.module.css';

/** `/dashboard` itself. On a phone, where the menu is in a drawer, the options stand on the page. */
export function StartPage() {
  const { dashboard: t } = useMessages();
  useArrival();
  return (
    <div className={styles.index}>
      <PageHead title={t.title} hidden="private" />
      <h1>{t.title}</h1>
      <p>{t.choose}</p>
      <Slot
        name="dashboard.home"
        properties={{}}
        waiting={<Skeleton className={styles.waiting} />}
        renderClosed={(sentence) => <ClosedState>{sentence}</ClosedState>}
        renderFailed={(retry) => <FailedState onRetry={retry}>{t.waitingFailed}</FailedState>}
      />
      <div className={styles.pages}>
        <DashboardPages />
      </div>
    </div>
  );
}
