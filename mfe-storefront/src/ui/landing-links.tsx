import type { LandingLink } from '@motohaat/contract/bike-facts';
import { formats } from '@motohaat/domain/formats';
import { useLanguage } from '@motohaat/platform';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { landingPath } from './landing-path.ts';

import styles from './landing-links.module.css';

type LandingLinksProps = { title: string; pages: readonly LandingLink[] };

/** Landing pages that belong together, each with how many bikes it has; nothing where there is none. */
export function LandingLinks({ title, pages }: LandingLinksProps) {
  const { number } = formats(useLanguage());
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={landingPath(page)}>
            <Link to={landingPath(page)} className={styles.page}>
              {page.title} <span className={styles.count}>{number(page.bikes)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
