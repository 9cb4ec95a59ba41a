import { IconButton } from '@motohaat/ui/button';
import { CloseIcon } from '@motohaat/ui/icons';
import { useLayoutEffect, useRef } from 'react';

import { useMessages } from '../messages/dashboard/index.ts';
import { closeDrawer, useDrawer } from './drawer-toggle.tsx';
import { SideMenu } from './side-menu.tsx';

import styles from './drawer.module.css';

/** The dashboard's side menu on a phone: a modal drawer. Escape and a click beside it close it. */
export function Drawer() {
  const [open] = useDrawer();
  return open ? <OpenDrawer /> : null;
}

function OpenDrawer() {
  const { dashboard: t } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside the drawer is a convenience; Escape and the button do the same
    <dialog
      ref={dialog}
      id="dashboard-drawer"
      aria-label={t.menu}
      className={styles.drawer}
      onCancel={(event) => {
        event.preventDefault();
        closeDrawer();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) closeDrawer();
      }}
    >
      <div className={styles.content}>
        <IconButton label={t.close} className={styles.close} onClick={closeDrawer}>
          <CloseIcon size={24} />
        </IconButton>
        <SideMenu />
      </div>
    </dialog>
  );
}
