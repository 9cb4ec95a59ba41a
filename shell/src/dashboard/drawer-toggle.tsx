import { IconButton } from '@motohaat/ui/button';
import { DrawerIcon } from '@motohaat/ui/icons';
import { useLocation } from 'react-router-dom';
import { create } from 'zustand';

import { useMessages } from '../messages/index.ts';

import styles from './drawer-toggle.module.css';

/**
 * At which place of the history the drawer is open: at another one it counts as closed. Its button
 * is in the navbar, the drawer in the dashboard, whose code comes later.
 */
const drawer = create<{ openAt?: string | undefined }>(() => ({}));

export const closeDrawer = () => drawer.setState({ openAt: undefined });

/** Whether the drawer is open here, and the key of this place. */
export function useDrawer(): [open: boolean, key: string] {
  const { key } = useLocation();
  return [drawer((state) => state.openAt === key), key];
}

/** The button of the dashboard's drawer; the drawer itself gives the focus back to it. */
export function DrawerToggle() {
  const { navbar: t } = useMessages();
  const [open, key] = useDrawer();
  return (
    <IconButton
      label={t.openDashboardMenu}
      aria-expanded={open}
      aria-controls="dashboard-drawer"
      className={styles.toggle}
      onClick={() => drawer.setState({ openAt: key })}
    >
      <DrawerIcon size={24} />
    </IconButton>
  );
}
