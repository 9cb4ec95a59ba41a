import { Link } from 'react-router-dom';

import { links } from '../links.ts';
import { useMessages } from '../messages/index.ts';

import styles from './way.module.css';

/** A page on the way to another. */
export type Step = { name: string; path: string };

type WayProps = {
  /** What the way is called to those who do not see it. */
  label: string;
  steps: readonly Step[];
  /** The name of the page at hand, which is the last step. */
  here: string;
};

/** The way from home to the page at hand. */
export function Way({ label, steps, here }: WayProps) {
  const { home } = useMessages();
  return (
    <nav aria-label={label}>
      <ol className={styles.way}>
        {[{ name: home, path: links.href('home') }, ...steps].map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        <li aria-current="page" className={styles.here}>
          {here}
        </li>
      </ol>
    </nav>
  );
}
