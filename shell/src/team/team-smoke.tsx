import { useApi } from '@motohaat/platform';
import { SmokeFindings } from '@motohaat/ui/release/smoke-findings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { teamWords } from '../messages/dashboard/sections.ts';
import { readSmokePicture, smokeQuery } from './team.queries.ts';

import styles from './team.module.css';

type TeamSmokeProps = { application: string; version: string };

/** The report of a release's smoke test, with pictures; asked for when it is opened. */
export function TeamSmoke(release: TeamSmokeProps) {
  const { team: t } = teamWords.useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary} aria-label={t.smoke.reportOf(release.version)}>
        {t.smoke.report}
      </summary>
      {isOpen && <Report {...release} />}
    </details>
  );
}

function Report(release: TeamSmokeProps) {
  const api = useApi();
  const { data, isError, refetch } = useQuery(smokeQuery(api, release));
  return (
    <SmokeFindings
      standing={data}
      isLost={isError}
      onRetry={() => void refetch()}
      read={(number) => readSmokePicture(api, release, number)}
    />
  );
}
