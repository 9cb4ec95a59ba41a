import { errorMessage } from '@motohaat/api/errors';
import * as calls from '@motohaat/contract/calls';
import type { Override } from '@motohaat/contract/composition';
import { Button } from '@motohaat/ui/button';
import { AlertIcon } from '@motohaat/ui/icons';
import { useState } from 'react';

import { useServices } from '../services.ts';

import styles from './override-banner.module.css';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Dhaka' });

/** Says whose code a page runs, at the foot of the window, and ends it. */
export function OverrideBanner({ override }: { override: Override }) {
  const { platform, freshDocument } = useServices();
  const [busy, setBusy] = useState(false);

  async function end() {
    setBusy(true);
    try {
      await platform.api.call(calls.composition.endOverride);
      const { pathname, search, hash } = window.location;
      freshDocument(pathname + search + hash);
    } catch (error) {
      platform.toasts.error(errorMessage(error));
      setBusy(false);
    }
  }

  const { remote, origin, expiresAt } = override;
  return (
    <aside className={styles.banner} aria-label="Override">
      <AlertIcon />
      <output className={styles.text}>
        You see <strong>{remote}</strong> from <strong>{origin}</strong> until{' '}
        {clock.format(new Date(expiresAt))}.
      </output>
      <Button busy={busy} onClick={() => void end()}>
        End
      </Button>
    </aside>
  );
}
