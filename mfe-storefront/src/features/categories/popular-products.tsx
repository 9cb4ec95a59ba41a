import { listResult } from '@motohaat/api/list-result';
import { useApi } from '@motohaat/platform';
import { PagedList } from '@motohaat/ui/paged-list';
import { EmptyState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import { Section } from '../../ui/section.tsx';
import { categoriesQuery } from './categories.queries.ts';
import { CategoryCard, CategoryCardSkeleton } from './category-card.tsx';

import styles from './popular-products.module.css';

/** The three kinds of bikes; `id` is the fragment that Buy Now and Shop Now lead to. */
export function PopularProducts({ id }: { id: string }) {
  const categories = useQuery(categoriesQuery(useApi()));
  const pictures = categories.data?.map(({ picture }) => picture) ?? [];
  return (
    <Section id={id} title="Popular Products" lead="Three kinds of bikes, each with its own list.">
      <PagedList
        list={listResult(categories)}
        label="Popular Products"
        columns={3}
        className={styles.cards}
        loading="Loading the categories"
        empty={<EmptyState>No categories yet.</EmptyState>}
        skeleton={<CategoryCardSkeleton />}
      >
        {(category) => (
          <CategoryCard
            category={category}
            pictures={pictures}
            index={pictures.indexOf(category.picture)}
          />
        )}
      </PagedList>
    </Section>
  );
}
