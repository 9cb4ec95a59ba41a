import type { BikePage } from '@motohaat/contract/bike-facts';
import { bikeName } from '@motohaat/domain/shown';
import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { useBikeMessages } from '../../messages/bike/index.ts';
import { useMessages } from '../../messages/index.ts';
import { categoryOf } from './category-of.ts';

import styles from './bike-way.module.css';

/** The way from home over the category, of which the bike's own name is the last step. */
export function BikeWay({ bike }: { bike: BikePage }) {
  const t = useBikeMessages();
  const { home, category } = useMessages();
  return (
    <nav aria-label={t.way}>
      <ol className={styles.way}>
        <li>
          <Link to={links.href('home')}>{home}</Link>
        </li>
        <li>
          <Link to={links.href('category', { id: bike.category_id })}>
            {category.name(bike.category_id, categoryOf(bike))}
          </Link>
        </li>
        <li aria-current="page" className={styles.here}>
          {bikeName(bike)}
        </li>
      </ol>
    </nav>
  );
}
