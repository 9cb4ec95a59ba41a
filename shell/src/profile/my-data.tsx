import * as calls from '@motohaat/contract/calls';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';

import { useMessages } from '../messages/dashboard/index.ts';

import styles from './profile-page.module.css';

const fileName = 'motohaat-my-data.json';

/** Everything that the database holds of the person, as a file. */
export function MyData() {
  const { data: t } = useMessages();
  const download = useAction({
    // By a call and not by a link: the call carries the session.
    run: (api) => api.call(calls.profile.exportData),
    refusals: 'here',
    unknowns: 'here',
    onDone: offer,
  });
  return (
    <section className={styles.part} aria-labelledby="data-title">
      <h2 id="data-title">{t.title}</h2>
      <p className={styles.quiet}>{t.lead}</p>
      <Button busy={download.pending} onClick={() => void download.run()}>
        {t.download}
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
