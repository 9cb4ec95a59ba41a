import { useApi } from '@motohaat/platform';
import { Section } from '@motohaat/ui/section';
import { SkeletonGroup } from '@motohaat/ui/skeleton';
import { EmptyState, FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import { categoriesQuery } from './categories.queries.ts';
import { CategoryCard, CategoryCardSkeleton } from './category-card.tsx';

import styles from './popular-products.module.css';

/** The three kinds of bikes; `id` is the fragment that Buy Now and Shop Now lead to. */
export function PopularProducts({ id }: { id: string }) {
  return (
    <Section id={id} title="Popular Products" lead="Three kinds of bikes, each with its own list.">
      <CategoryCards />
    </Section>
  );
}

function CategoryCards() {
  const query = useQuery(categoriesQuery(useApi()));
  if (query.data?.length === 0) return <EmptyState>No categories yet.</EmptyState>;
  if (query.data) {
    const pictures = query.data.map(({ picture }) => picture);
    return (
      <ul className={styles.cards}>
        {query.data.map((category, index) => (
          <li key={category._id} className={styles.place}>
            <CategoryCard category={category} pictures={pictures} index={index} />
          </li>
        ))}
      </ul>
    );
  }
  if (query.failureCount > 0) {
    return <FailedState onRetry={() => void query.refetch()} />;
  }
  return (
    <SkeletonGroup label="Loading the categories" className={styles.cards}>
      {[1, 2, 3].map((place) => (
        <div key={place} className={styles.place}>
          <CategoryCardSkeleton />
        </div>
      ))}
    </SkeletonGroup>
  );
}
