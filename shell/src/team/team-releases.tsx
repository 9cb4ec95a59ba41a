import type { RegisteredRelease } from '@motohaat/contract/registry';
import { Badge } from '@motohaat/ui/badge';

import { teamWords } from '../messages/dashboard/sections.ts';
import { TeamSmoke } from './team-smoke.tsx';

import styles from './team.module.css';

type TeamReleasesProps = { application: string; releases: readonly RegisteredRelease[] };

/** The latest releases of an application, each with what was found on its pages. */
export function TeamReleases({ application, releases }: TeamReleasesProps) {
  const { team: t } = teamWords.useMessages();
  return (
    <section className={styles.group} aria-label={t.releasesOf(application)}>
      <h3 className={styles.heading}>{t.releases}</h3>
      {releases.length === 0 && <p className={styles.quiet}>{t.noReleases}</p>}
      <ul className={styles.rows}>
        {releases.map((release) => (
          <li key={release.release}>
            <ReleaseRow release={release} />
            <TeamSmoke application={application} version={release.version} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReleaseRow({ release }: { release: RegisteredRelease }) {
  const { team: t } = teamWords.useMessages();
  const { version, publishedAt, publishedBy, size, smoke, convicted } = release;
  return (
    <>
      <p className={styles.title}>
        <strong>{version}</strong>
        {smoke === null && <Badge>{t.smoke.none}</Badge>}
        {smoke && (
          <Badge tone={smoke.passed ? 'success' : 'danger'}>
            {smoke.passed ? t.smoke.passed : t.smoke.failed}
          </Badge>
        )}
      </p>
      <p className={styles.quiet}>{t.published(publishedAt, publishedBy)}</p>
      <p className={styles.quiet}>{t.size(size.javascript, size.css)}</p>
      {convicted && <p>{t.takenBack(version, convicted.at, convicted.reason)}</p>}
    </>
  );
}
