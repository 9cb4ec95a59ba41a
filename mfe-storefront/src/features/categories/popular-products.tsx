import { listResult } from '@motohaat/api/list-result';
import { platformWords, useApi } from '@motohaat/platform';
import { List } from '@motohaat/ui/list';
import { EmptyState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import { useMessages } from '../../messages/index.ts';
import { Section } from '../../ui/section.tsx';
import { categoriesQuery } from './categories.queries.ts';
import { CategoryCard, CategoryCardSkeleton } from './category-card.tsx';

import styles from './popular-products.module.css';

/** The three kinds of bikes; `id` is the fragment that Buy Now and Shop Now lead to. */
export function PopularProducts({ id }: { id: string }) {
  const { categories: t, category: named } = useMessages();
  const { failures } = platformWords.useMessages();
  const categories = useQuery(categoriesQuery(useApi()));
  const pictures =
    categories.data?.map(({ categories_id, picture }) => ({
      ...picture,
      alt: named.picture(categories_id, picture.alt),
    })) ?? [];
  return (
    <Section id={id} title={t.title} lead={t.lead}>
      <List
        list={listResult(categories, failures)}
        label={t.title}
        columns={3}
        className={styles.cards}
        loading={t.loading}
        empty={<EmptyState>{t.none}</EmptyState>}
        skeleton={<CategoryCardSkeleton />}
      >
        {(category) => (
          <CategoryCard
            category={category}
            pictures={pictures}
            index={categories.data?.indexOf(category) ?? 0}
          />
        )}
      </List>
    </Section>
  );
}
