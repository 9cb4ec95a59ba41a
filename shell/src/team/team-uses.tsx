import type { GivenKind, OwnUses } from '@motohaat/contract/uses';
import { useApi } from '@motohaat/platform';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { teamWords } from '../messages/dashboard/sections.ts';
import { usesQuery } from './team.queries.ts';

import styles from './team.module.css';

/** Who uses what an application has for others, and what it uses itself that will go. */
export function TeamUses({ application }: { application: string }) {
  const { uses: t } = teamWords.useMessages().team;
  const { data, isError, refetch } = useQuery(usesQuery(useApi(), application));
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {t.title}
      </h3>
      {data && <Uses uses={data} />}
      {!data && isError && <FailedState onRetry={() => void refetch()}>{t.failed}</FailedState>}
      {!data && !isError && (
        <SkeletonGroup label={t.loading}>
          <Skeleton />
        </SkeletonGroup>
      )}
    </section>
  );
}

function Uses({ uses: { given, deprecated, former } }: { uses: OwnUses }) {
  const { uses: t } = teamWords.useMessages().team;
  const kinds = [...new Set(given.map(({ kind }) => kind))];
  return (
    <>
      {former.map(({ version, until, users }) => (
        <p key={version}>{t.former(version, until, users)}</p>
      ))}
      {deprecated.map(({ member, until, instead, users }) => (
        <p key={member}>{t.goes(member, until, instead, users)}</p>
      ))}
      {given.length === 0 && <p className={styles.quiet}>{t.none}</p>}
      {kinds.map((kind) => (
        <Given key={kind} kind={kind} given={given.filter((each) => each.kind === kind)} />
      ))}
    </>
  );
}

/** The things of one kind, those that somebody uses first. */
function Given({ kind, given }: { kind: GivenKind; given: OwnUses['given'] }) {
  const { uses: t } = teamWords.useMessages().team;
  const used = given.filter(({ users }) => users.length > 0);
  const unused = given.filter(({ users }) => users.length === 0);
  return (
    <details>
      <summary className={styles.summary}>{t.kind[kind](given.length, used.length)}</summary>
      <ul className={styles.rows}>
        {[...used, ...unused].map(({ name, users }) => (
          <li key={name}>
            <strong>{name}</strong>
            <p className={styles.quiet}>{users.length > 0 ? t.users(users) : t.nobody}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
