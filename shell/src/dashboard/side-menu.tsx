import { useSession } from '@motohaat/platform';
import { Avatar } from '@motohaat/ui/avatar';
import { Email } from '@motohaat/ui/email';
import { Link, NavLink } from 'react-router-dom';

import { links } from '../links.ts';
import { useMessages } from '../messages/dashboard/index.ts';
import { navigationOf } from '../remotes/navigation.ts';
import { useServices } from '../services.ts';

import styles from './side-menu.module.css';

/** The dashboard's menu, and the person at its foot. */
export function SideMenu() {
  return (
    <div className={styles.menu}>
      <DashboardPages />
      <Person />
    </div>
  );
}

/** The dashboard's pages, from the composition's navigation. */
export function DashboardPages() {
  const { dashboard: t } = useMessages();
  const { composition } = useServices();
  const current = composition.use((state) => state.composition);
  return (
    <nav aria-label={t.pages}>
      <ul className={styles.list}>
        {navigationOf(current, 'dashboard').map(({ label, path }) => (
          <li key={path}>
            <NavLink to={path} className={styles.entry}>
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink to={links.href('notices')} className={styles.entry}>
            {t.notices}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}

function Person() {
  const { dashboard: t } = useMessages();
  const session = useSession();
  if (session.status !== 'ready') return null;
  const { name, email, photo } = session.user;
  return (
    <div className={styles.person}>
      <Avatar name={name || email} photo={photo} />
      <div className={styles.words}>
        <p className={styles.name}>{name || t.noName}</p>
        <p className={styles.email}>{email ? <Email address={email} /> : t.noEmail}</p>
        <Link to={links.href('profile')} className={styles.profile}>
          {t.viewProfile}
        </Link>
      </div>
    </div>
  );
}
