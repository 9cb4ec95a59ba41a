import { shellPages } from '@motohaat/contract/pages';
import { useApi } from '@motohaat/platform';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { useMessages } from '../messages/dashboard/index.ts';
import { teamsQuery } from '../team/team.queries.ts';

import styles from './profile-page.module.css';

/** The way to what the person's teams have released; nothing for the many who belong to none. */
export function OwnTeams() {
  const { teams: t } = useMessages();
  const { data = [] } = useQuery(teamsQuery(useApi()));
  if (data.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="teams-title">
      <h2 id="teams-title">{t.title}</h2>
      <p>
        <Link to={shellPages.team.path}>{t.open(data.map(({ application }) => application))}</Link>
      </p>
    </section>
  );
}
