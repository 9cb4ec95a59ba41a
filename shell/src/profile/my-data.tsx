import { errorMessage } from '@motohaat/api/errors';
import * as calls from '@motohaat/contract/calls';
import { useApi } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { useState } from 'react';

import styles from './profile-page.module.css';

const fileName = 'motohaat-my-data.json';

/** Everything that the database holds of the person, as a file. */
export function MyData() {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function download() {
    setBusy(true);
    setFailure(undefined);
    try {
      // By a call and not by a link: the call carries the session.
      offer(await api.call(calls.profile.exportData));
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={styles.part} aria-labelledby="data-title">
      <h2 id="data-title">Your data</h2>
      <p className={styles.quiet}>
        A file with everything that MotoHaat keeps about you: account, bikes, bookings, payments,
        wishes and reports.
      </p>
      <Button busy={busy} onClick={() => void download()}>
        Download my data
      </Button>
      <Failure message={failure} />
    </section>
  );
}

function offer(data: unknown): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Not at once: the browser still reads it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
