import { usePlatform } from '@motohaat/platform';
import { AlertIcon } from '@motohaat/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';

import { links } from '../links.ts';
import { useMessages } from '../messages/dashboard/index.ts';
import { profileQuery } from '../profile/profile.queries.ts';

import styles from './leaving-notice.module.css';

/** Tells people who asked for their account to be deleted that they can still keep it. */
export function LeavingNotice() {
  const { leaving: t } = useMessages();
  const { api } = usePlatform();
  const { pathname } = useLocation();
  const { data } = useQuery(profileQuery(api));
  // The profile itself says it, with the way back.
  if (!data?.deletionDue || pathname === links.href('profile')) return null;
  return (
    <output className={styles.notice}>
      <AlertIcon />
      <span>
        {t.due(new Date(data.deletionDue))} <Link to={links.href('profile')}>{t.keep}</Link>
      </span>
    </output>
  );
}
