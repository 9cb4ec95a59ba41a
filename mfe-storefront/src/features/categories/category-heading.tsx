import { useApi } from '@motohaat/platform';
import { classNames } from '@motohaat/ui/class-names';
import { FilterIcon } from '@motohaat/ui/icons';
import { Skeleton } from '@motohaat/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, NavLink } from 'react-router-dom';

import { links } from '../../links.ts';
import { useCategoryMessages } from '../../messages/category/index.ts';
import { useMessages } from '../../messages/index.ts';
import { categoriesQuery } from './categories.queries.ts';

import styles from './category-heading.module.css';

/** The name of the category, and the way to the others. Without an answer it still says "Bikes". */
export function CategoryHeading({ categoryId }: { categoryId: string }) {
  const t = useCategoryMessages();
  const { category: named } = useMessages();
  const query = useQuery(categoriesQuery(useApi()));
  const category = query.data?.find(({ categories_id }) => categories_id === categoryId);
  const title = category ? named.name(categoryId, category.name) : t.bikes;
  return (
    <header className={styles.heading}>
      <h1 tabIndex={-1}>{query.isLoading ? <Skeleton className={styles.bone} /> : title}</h1>
      <nav aria-label={t.categories} className={styles.categories}>
        {query.data?.map(({ categories_id, name }) => (
          <NavLink
            key={categories_id}
            to={links.href('category', { id: categories_id })}
            ref={categories_id === categoryId ? showInRow : undefined}
            className={({ isActive }) => classNames(styles.category, isActive && styles.current)}
          >
            {named.name(categories_id, name)}
          </NavLink>
        ))}
      </nav>
      <Link
        to={{ pathname: links.href('search'), search: `?kind=${encodeURIComponent(categoryId)}` }}
        className={styles.search}
      >
        <FilterIcon />
        {t.filterAndSort}
      </Link>
    </header>
  );
}

/** On a phone the row is wider than the screen. */
function showInRow(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
