import { isDashboardPath } from '@motohaat/contract/site-paths';
import { useSession } from '@motohaat/platform';
import { IconButton } from '@motohaat/ui/button';
import { classNames } from '@motohaat/ui/class-names';
import { CloseIcon, MenuIcon } from '@motohaat/ui/icons';
import { Link, NavLink, useLocation } from 'react-router-dom';

import { DrawerToggle } from '../dashboard/drawer-toggle.tsx';
import { LanguageLink } from '../language/language-link.tsx';
import { links } from '../links.ts';
import { useMessages } from '../messages/index.ts';
import { navigationOf } from '../remotes/navigation.ts';
import { useServices } from '../services.ts';
import { Brand } from './brand.tsx';
import { useDisclosure } from './use-disclosure.ts';

import styles from './navbar.module.css';

/** Brand, the composition's entries, Dashboard, and Login or Logout; a menu on a phone. */
export function Navbar() {
  const { navbar: t, actions } = useMessages();
  const { composition, platform } = useServices();
  const current = composition.use((state) => state.composition);
  const session = useSession();
  const { pathname } = useLocation();
  const { open, toggle, button } = useDisclosure();
  const signedIn = session.status === 'ready' || session.status === 'identity-only';

  return (
    <header className={styles.bar}>
      <div className={styles.content}>
        {session.status === 'ready' && isDashboardPath(pathname) && <DrawerToggle />}
        <Link to={links.href('home')} className={styles.brand}>
          <Brand />
        </Link>
        <IconButton
          ref={button}
          label={open ? t.closeMenu : t.openMenu}
          aria-expanded={open}
          aria-controls="site-menu"
          className={styles.toggle}
          onClick={toggle}
        >
          {open ? <CloseIcon size={24} /> : <MenuIcon size={24} />}
        </IconButton>
        <nav
          id="site-menu"
          aria-label={t.main}
          className={classNames(styles.menu, open && styles.open)}
        >
          <ul className={styles.list}>
            {navigationOf(current, 'navbar').map(({ label, path }) => (
              <Entry key={path} label={label} path={path} />
            ))}
            <Entry label={t.dashboard} path={links.href('dashboard')} />
            <li>
              <LanguageLink className={styles.entry} />
            </li>
            <li className={styles.account}>
              {session.status === 'anonymous' && (
                <NavLink
                  to={links.href('sign-in')}
                  className={classNames(styles.entry, styles.login)}
                >
                  {actions.login}
                </NavLink>
              )}
              {signedIn && (
                <button
                  type="button"
                  className={styles.entry}
                  onClick={() => void platform.session.signOut()}
                >
                  {actions.logout}
                </button>
              )}
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}

function Entry({ label, path }: { label: string; path: string }) {
  return (
    <li>
      <NavLink to={path} end={path === '/'} className={styles.entry}>
        {label}
      </NavLink>
    </li>
  );
}
