import { commonWords, type SlotProps } from '@motohaat/platform';
import { Button, IconButton } from '@motohaat/ui/button';
import { CloseIcon } from '@motohaat/ui/icons';
import { useMessages } from '@motohaat/ui/messages';
import { useState } from 'react';

import styles from './act-failed.module.css';

type Unplaced = Pick<SlotProps, 'near' | 'renderFailed' | 'renderNone' | 'renderClosed'>;

/**
 * What a slot without a place of its own says, over the page, where it cannot do what somebody has begun.
 *
 * @param isBegun whether anything is
 * @param onClose it is given up
 */
export function whereNotDone(isBegun: boolean, onClose: () => void): Unplaced {
  const render = (closedOrRetry: ClosedOrRetry) =>
    isBegun && <ActFailed closedOrRetry={closedOrRetry} onClose={onClose} />;
  return { near: true, renderFailed: render, renderNone: render, renderClosed: render };
}

/** The sentence of those who took it off, or what may help where its code did not come. */
type ClosedOrRetry = string | (() => void);

type ActFailedProps = { closedOrRetry: ClosedOrRetry; onClose: () => void };

/** Says over the page why what somebody has begun cannot go on; leaving it leads back there. */
function ActFailed({ closedOrRetry, onClose }: ActFailedProps) {
  const closed = typeof closedOrRetry === 'string';
  const { failed: t } = commonWords.useMessages();
  const { dialog } = useMessages();
  const [opener] = useState(() => document.querySelector<HTMLElement>(':focus'));
  const leave = (go: () => void) => () => {
    opener?.focus();
    go();
  };
  return (
    <div className={styles.failed}>
      <div role="alert" className={styles.told}>
        <p>{closed ? closedOrRetry : t.generally}</p>
        {!closed && <Button onClick={leave(closedOrRetry)}>{t.retry}</Button>}
      </div>
      <IconButton label={dialog.close} onClick={leave(onClose)}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
