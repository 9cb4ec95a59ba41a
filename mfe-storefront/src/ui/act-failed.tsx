import { IconButton } from '@motohaat/ui/button';
import { CloseIcon } from '@motohaat/ui/icons';
import { useMessages } from '@motohaat/ui/messages';
import { FailedState } from '@motohaat/ui/states';
import { useState } from 'react';

import styles from './act-failed.module.css';

type ActFailedProps = {
  onRetry: () => void;
  /** It is given up. */
  onClose: () => void;
};

/** Says over the page that the code of what somebody has begun did not come; leaving it leads back there. */
export function ActFailed({ onRetry, onClose }: ActFailedProps) {
  const { dialog: t } = useMessages();
  const [opener] = useState(() => document.activeElement);
  const leave = (go: () => void) => () => {
    if (opener instanceof HTMLElement) opener.focus();
    go();
  };
  return (
    <div className={styles.failed}>
      <IconButton label={t.close} className={styles.close} onClick={leave(onClose)}>
        <CloseIcon />
      </IconButton>
      <FailedState onRetry={leave(onRetry)} />
    </div>
  );
}
