import { Outlet } from 'react-router-dom';

import { Drawer } from './drawer.tsx';
import { LeavingNotice } from './leaving-notice.tsx';
import { SideMenu } from './side-menu.tsx';

import styles from './dashboard-frame.module.css';

/** The dashboard: side menu and page; on a phone the menu is a drawer. */
export default function DashboardFrame() {
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
