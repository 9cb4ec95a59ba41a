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
import { patternOf } from '../remotes/find-page.ts';
import { navigationOf } from '../remotes/navigation.ts';
import { NavbarSearch } from '../search/navbar-search.tsx';
import { useServices } from '../services.ts';
import { Slot } from '../slots/slot.tsx';
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
  const { open: isMenuOpen, toggle: toggleMenu, button: menuButton } = useDisclosure();
  const { open: isFieldOpen, toggle: toggleField, button: fieldButton } = useDisclosure();
  const search = patternOf(current, 'search');
  const signedIn = session.status === 'ready' || session.status === 'identity-only';

  return (
    <header className={styles.bar}>
      <div className={styles.content}>
        {session.status === 'ready' && isDashboardPath(pathname) && <DrawerToggle />}
        <Link to={links.href('home')} className={styles.brand}>
          <Brand />
        </Link>
        {/* The search itself has a field of its own. */}
        {search !== undefined && search !== pathname && (
          <NavbarSearch
            path={search}
            open={isFieldOpen}
            toggleRef={fieldButton}
            // Both stand below the bar.
            onToggle={() => {
              if (isMenuOpen) toggleMenu();
              toggleField();
            }}
          />
        )}
        <div className={classNames(styles.end, signedIn && styles.kept)}>
          <Slot name="navbar.end" properties={{}} />
        </div>
        <IconButton
          ref={menuButton}
          label={isMenuOpen ? t.closeMenu : t.openMenu}
          aria-expanded={isMenuOpen}
          aria-controls="site-menu"
          className={styles.toggle}
          onClick={() => {
            if (isFieldOpen) toggleField();
            toggleMenu();
          }}
        >
          {isMenuOpen ? <CloseIcon size={24} /> : <MenuIcon size={24} />}
        </IconButton>
        <nav
          id="site-menu"
          aria-label={t.main}
          className={classNames(styles.menu, isMenuOpen && styles.open)}
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
