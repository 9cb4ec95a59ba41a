import type { Category, Picture } from '@motohaat/contract/catalogue';
import { ButtonLink } from '@motohaat/ui/button';
import { Skeleton } from '@motohaat/ui/skeleton';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';
import { PhotoButton } from '../../ui/photo-button.tsx';

import styles from './category-card.module.css';

type CategoryCardProps = {
  category: Category;
  /** The photos of all categories, through which the viewer goes; this one's is at `index`. */
  pictures: readonly Picture[];
  index: number;
};

export function CategoryCard({ category, pictures, index }: CategoryCardProps) {
  const { categories: t, category: named } = useMessages();
  const name = named.name(category.categories_id, category.name);
  return (
    <article className={styles.card}>
      <PhotoButton pictures={pictures} index={index} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.text}>{t.text}</p>
        <ButtonLink
          className={styles.action}
          to={links.href('category', { id: category.categories_id })}
          aria-label={t.seeOf(name)}
        >
          {t.see}
        </ButtonLink>
      </div>
    </article>
  );
}

export function CategoryCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.pictureBone} />
      <div className={styles.words}>
        <Skeleton className={styles.nameBone} />
        <Skeleton className={styles.textBone} />
        <Skeleton className={styles.actionBone} />
      </div>
    </div>
  );
}
