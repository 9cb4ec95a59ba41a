import type { UsesOverview } from '@motohaat/contract/uses';
import { useApi } from '@motohaat/platform';
import { Badge } from '@motohaat/ui/badge';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import { useMessages } from '../../messages/releases/index.ts';
import { usesQuery } from './uses.queries.ts';

import styles from './uses-section.module.css';

/** Who uses what of the platform and of the API, and what of it will go. */
export function UsesSection() {
  const { uses: t } = useMessages();
  const { data, isError, refetch } = useQuery(usesQuery(useApi()));
  return (
    <section className={styles.section} aria-labelledby="uses">
      <h2 id="uses" className={styles.title}>
        {t.title}
      </h2>
      <p className={styles.quiet}>{t.lead}</p>
      {data && <Uses uses={data} />}
      {!data && isError && <FailedState onRetry={() => void refetch()}>{t.failed}</FailedState>}
      {!data && !isError && (
        <SkeletonGroup label={t.loading}>
          <Skeleton className={styles.bone} />
        </SkeletonGroup>
      )}
    </section>
  );
}

function Uses({ uses: { contracts, deprecated, releases } }: { uses: UsesOverview }) {
  const { uses: t } = useMessages();
  const usedBy = (users: readonly string[]) => (users.length > 0 ? t.users(users) : t.nobody);
  return (
    <div className={styles.card}>
      <h3 className={styles.heading}>{t.contracts}</h3>
      <ul className={styles.rows}>
        {contracts.map(({ version, until, users }) => (
          <li key={version}>
            <strong>{t.contract(version)}</strong>
            <p className={styles.quiet}>{until === null ? t.current : t.servedUntil(until)}</p>
            <p>{usedBy(users)}</p>
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>{t.deprecated}</h3>
      {deprecated.length === 0 && <p className={styles.quiet}>{t.noneDeprecated}</p>}
      <ul className={styles.rows}>
        {deprecated.map(({ member, since, until, instead, users }) => (
          <li key={member}>
            <strong>{member}</strong>
            <p className={styles.quiet}>{`${t.goes(since, until)} ${t.instead(instead)}`}</p>
            <p>{usedBy(users)}</p>
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>{t.releases}</h3>
      <ul className={styles.rows}>
        {releases.map((release) => (
          <li key={`${release.application} ${release.version} ${release.standing}`}>
            <ReleaseUse release={release} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReleaseUse({ release }: { release: UsesOverview['releases'][number] }) {
  const { uses: t } = useMessages();
  const { application, version, standing, uses } = release;
  return (
    <details>
      <summary className={styles.release}>
        {application} {version} <Badge>{t.standing[standing]}</Badge>
      </summary>
      {uses ? (
        <dl className={styles.uses}>
          <Names term={t.platform} names={uses.platform} />
          <Names term={t.calls} names={uses.calls} />
          <Names term={t.pages} names={uses.pages} />
          {uses.modules.map(({ module, exports }) => (
            <Names
              key={module}
              term={module}
              names={exports.map((name) => (name === '*' ? t.whole : name))}
            />
          ))}
        </dl>
      ) : (
        <p className={styles.quiet}>{t.unknown}</p>
      )}
    </details>
  );
}

function Names({ term, names }: { term: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <dt className={styles.quiet}>{term}</dt>
      <dd className={styles.names}>{names.join(', ')}</dd>
    </div>
  );
}
