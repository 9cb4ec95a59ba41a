import { PageHead, type StructuredData, useApi } from '@motohaat/platform';
import { useQuery } from '@tanstack/react-query';

import { links } from '../../links.ts';
import { useCategoryMessages } from '../../messages/category/index.ts';
import { useMessages } from '../../messages/index.ts';
import { categoryPicture, sitePicture } from '../../share/pictures.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { categoriesQuery } from './categories.queries.ts';

type CategoryHeadProps = {
  categoryId: string;
  /** Whether the page shows bikes from the first on. */
  isFirst: boolean;
  /** What the list says of its bikes, under the name of the category. */
  bikes: (name: string) => StructuredData[];
};

/**
 * What a category says of itself to search engines and share previews. With further bikes alone it asks
 * not to be found.
 */
export function CategoryHead({ categoryId, isFirst, bikes }: CategoryHeadProps) {
  const { head: t } = useCategoryMessages();
  const { category: named, hero, home } = useMessages();
  const { data: categories } = useQuery(categoriesQuery(useApi()));
  const category = categories?.find(({ categories_id }) => categories_id === categoryId);
  const path = links.href('category', { id: categoryId });
  if (!category) return null;
  const name = named.name(categoryId, category.name);
  if (!isFirst) return <PageHead title={t.title(name)} hidden="private" />;
  const picture = categoryPicture(categoryId);
  return (
    <PageHead
      title={t.title(name)}
      description={t.description(name)}
      path={path}
      picture={
        picture
          ? { ...picture, alt: named.picture(categoryId, category.picture.alt) }
          : { ...sitePicture, alt: hero.picture }
      }
      data={[breadcrumbs(home, name, path), ...bikes(name)]}
    />
  );
}
