import * as calls from '@motohaat/contract/calls';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';

import styles from './profile-page.module.css';

const fileName = 'motohaat-my-data.json';

/** Everything that the database holds of the person, as a file. */
export function MyData() {
  const download = useAction({
    // By a call and not by a link: the call carries the session.
    run: (api) => api.call(calls.profile.exportData),
    refusals: 'here',
    unknowns: 'here',
    onDone: offer,
  });
  return (
    <section className={styles.part} aria-labelledby="data-title">
      <h2 id="data-title">Your data</h2>
      <p className={styles.quiet}>
        A file with everything that MotoHaat keeps about you: account, bikes, bookings, payments,
        wishes and reports.
      </p>
      <Button busy={download.pending} onClick={() => void download.run()}>
        Download my data
      </Button>
      <Failure message={download.failure?.message} />
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
