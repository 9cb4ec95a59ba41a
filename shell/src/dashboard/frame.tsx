import { Outlet } from 'react-router-dom';

import { Drawer } from './drawer.tsx';
import { DashboardGuard } from './guards.tsx';
import { LeavingNotice } from './leaving-notice.tsx';
import { SideMenu } from './side-menu.tsx';

import styles from './frame.module.css';

/** The dashboard, for whom it lets in: side menu and page; on a phone the menu is a drawer. */
export function DashboardFrame() {
  return (
    <DashboardGuard>
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
    </DashboardGuard>
  );
}
