import { PageHead } from '@motohaat/platform';
import { Outlet } from 'react-router-dom';

import { useArrival } from '../pages/arrival.ts';
import { Drawer } from './drawer.tsx';
import { LeavingNotice } from './leaving-notice.tsx';
import { SideMenu } from './side-menu.tsx';

import styles from './dashboard-frame.module.css';

/** The dashboard: side menu and page; on a phone the menu is a drawer. */
export function DashboardFrame() {
  return (
    <div className={styles.frame}>
      <aside className={styles.side}>
        <SideMenu />
      </aside>
      <Drawer />
      <div className={styles.page}>
        <LeavingNotice />
        <Outlet />
      </div>
    </div>
  );
}

/** `/dashboard` itself. */
export function DashboardIndex() {
  useArrival();
  return (
    <div className={styles.index}>
      <PageHead title="Dashboard" hidden="private" />
      <h1>Dashboard</h1>
      <p>Please Select An Option.</p>
    </div>
  );
}
