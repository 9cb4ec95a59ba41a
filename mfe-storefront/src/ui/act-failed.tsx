import { commonWords } from '@motohaat/platform';
import { Button, IconButton } from '@motohaat/ui/button';
import { CloseIcon } from '@motohaat/ui/icons';
import { useMessages } from '@motohaat/ui/messages';
import { useState } from 'react';

import styles from './act-failed.module.css';

type ActFailedProps = {
  /** Why it was taken off; without it the code did not come. */
  closed?: string;
  /** Where trying once more may help. */
  onRetry?: () => void;
  /** It is given up. */
  onClose: () => void;
};

/** Says over the page why what somebody has begun cannot go on; leaving it leads back there. */
export function ActFailed({ closed, onRetry, onClose }: ActFailedProps) {
  const { failed: t } = commonWords.useMessages();
  const { dialog } = useMessages();
  const [opener] = useState(() => document.activeElement);
  const leave = (go: () => void) => () => {
    if (opener instanceof HTMLElement) opener.focus();
    go();
  };
  return (
    <div className={styles.failed}>
      <div role="alert" className={styles.told}>
        <p>{closed ?? t.generally}</p>
        {onRetry && <Button onClick={leave(onRetry)}>{t.retry}</Button>}
      </div>
      <IconButton label={dialog.close} onClick={leave(onClose)}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
