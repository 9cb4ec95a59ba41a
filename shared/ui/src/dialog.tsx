import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

import { IconButton } from './button.tsx';
import { loopFocus } from './focus-loop.ts';
import { CloseIcon } from './icons.tsx';
import { useMessages } from './messages/index.ts';

import styles from './dialog.module.css';

type DialogProps = {
  title: string;
  /** Escape, the close button or a click beside the dialog. */
  onClose: () => void;
  children: ReactNode;
};

/**
 * The native modal dialog, a sheet from below on a phone. What is inside exists only while it is
 * open. The focus starts in the first field that can be filled in and goes back to where it was.
 */
export function Dialog({ open, ...rest }: DialogProps & { open: boolean }) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ title, onClose, children }: DialogProps) {
  const { dialog: t } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect, so that the dialog is closed while it is still in the document: only then
  // does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('input:not([readonly]), select, textarea')?.focus();
    return () => element?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside the dialog is a convenience; Escape and the button do the same
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onKeyDown={loopFocus}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label={t.close} className={styles.close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** The foot of a dialog: its buttons, to the right; stacked on a phone. The main one comes last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
