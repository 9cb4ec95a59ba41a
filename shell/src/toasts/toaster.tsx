import type { Toasts } from '@motohaat/platform';
import { IconButton } from '@motohaat/ui/button';
import { classNames } from '@motohaat/ui/class-names';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '@motohaat/ui/icons';
import { useLayoutEffect, useRef } from 'react';
import { resolveValue, type Toast, toast as toasts, useToaster } from 'react-hot-toast/headless';

import { useMessages } from '../messages/index.ts';
import { usePause } from './use-pause.ts';

import styles from './toaster.module.css';

/** How long a toast takes to leave, in ms: the length of its animation. */
const removeDelay = 220;

/** Firefox 124 has none: there a dialog may hide a toast. */
const layer = 'showPopover' in HTMLElement.prototype ? 'manual' : undefined;

const icons = { success: CheckIcon, error: AlertIcon };

/** Shows a toast. How long each kind stays is the library's default, which section 9 names. */
export function showToast(kind: keyof Toasts, message: string): void {
  if (kind === 'success') toasts.success(message);
  else if (kind === 'message') toasts(message);
  else toasts.error(message, { ariaProps: { role: 'alert', 'aria-live': 'assertive' } });
}

/**
 * The toasts, with styles of our own: the library's drawn form injects a style sheet, which the
 * content security policy forbids. Their time stands still under the pointer, under the focus, and
 * while the tab is hidden (ruling S9.6).
 */
export function Toaster() {
  const { toasts: shown, handlers } = useToaster({ removeDelay });
  const pause = usePause(handlers.startPause, handlers.endPause);
  const place = useRef<HTMLDivElement>(null);
  const newest = shown[0]?.id;
  useLayoutEffect(() => {
    if (newest !== undefined) raise(place.current);
  }, [newest]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing to act on: it only holds the time
    <div
      ref={place}
      popover={layer}
      className={styles.toaster}
      onPointerEnter={() => pause.add('pointer')}
      onPointerLeave={() => pause.remove('pointer')}
      onFocus={() => pause.add('focus')}
      onBlur={() => pause.remove('focus')}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={pause.release} />
      ))}
    </div>
  );
}

/** Puts toasts above whatever has been opened since: a dialog stands above all that came before it. */
function raise(toaster: HTMLElement | null): void {
  if (!toaster || !layer) return;
  if (toaster.matches(':popover-open')) toaster.hidePopover();
  toaster.showPopover();
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { toasts: t } = useMessages();
  const close = () => {
    onClose();
    toasts.dismiss(toast.id);
  };
  const Icon = toast.type === 'success' || toast.type === 'error' ? icons[toast.type] : InfoIcon;
  return (
    <div
      className={classNames(styles.toast, styles[toast.type], !toast.visible && styles.leaving)}
      {...toast.ariaProps}
    >
      <Icon />
      <p className={styles.message}>{resolveValue(toast.message, toast)}</p>
      <IconButton label={t.close} className={styles.close} onClick={close}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
