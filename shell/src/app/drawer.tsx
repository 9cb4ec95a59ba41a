import { IconButton } from '@motohaat/ui/button';
import { CloseIcon, DrawerIcon } from '@motohaat/ui/icons';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { create } from 'zustand';

import { SideMenu } from './side-menu.tsx';

import styles from './drawer.module.css';

/**
 * At which place of the history the drawer is open: at another one it counts as closed. Its button
 * is in the navbar, the drawer in the dashboard.
 */
const drawer = create<{ openAt?: string | undefined }>(() => ({}));
const close = () => drawer.setState({ openAt: undefined });

function useOpen(): [open: boolean, key: string] {
  const { key } = useLocation();
  return [drawer((state) => state.openAt === key), key];
}

/** The button of the dashboard's drawer; the drawer itself gives the focus back to it. */
export function DrawerToggle() {
  const [open, key] = useOpen();
  return (
    <IconButton
      label="Open dashboard menu"
      aria-expanded={open}
      aria-controls="dashboard-drawer"
      className={styles.toggle}
      onClick={() => drawer.setState({ openAt: key })}
    >
      <DrawerIcon size={24} />
    </IconButton>
  );
}

/** The dashboard's side menu on a phone: a modal drawer. Escape and a click beside it close it. */
export function Drawer() {
  const [open] = useOpen();
  return open ? <OpenDrawer /> : null;
}

function OpenDrawer() {
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
      aria-label="Dashboard menu"
      className={styles.drawer}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div className={styles.content}>
        <IconButton label="Close" className={styles.close} onClick={close}>
          <CloseIcon size={24} />
        </IconButton>
        <SideMenu />
      </div>
    </dialog>
  );
}
