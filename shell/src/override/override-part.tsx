import * as calls from '@motohaat/contract/calls';
import type { Override } from '@motohaat/contract/composition';
import { useErrorMessage } from '@motohaat/platform/use-error-message';
import { Button } from '@motohaat/ui/button';
import { AlertIcon } from '@motohaat/ui/icons';
import { useState } from 'react';

import { useOverrideMessages } from '../messages/override/index.ts';
import { useServices } from '../services.ts';

import styles from './serving-bar.module.css';

/** Says whose code a page runs, and ends it. */
export function OverridePart({ override }: { override: Override }) {
  const t = useOverrideMessages();
  const errorMessage = useErrorMessage();
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
    <div className={styles.part}>
      <AlertIcon />
      <output className={styles.text}>
        {t.told(<strong>{remote}</strong>, <strong>{origin}</strong>, new Date(expiresAt))}
      </output>
      <Button busy={busy} onClick={() => void end()}>
        {t.end}
      </Button>
    </div>
  );
}
