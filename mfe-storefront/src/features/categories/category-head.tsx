import { PageHead, type StructuredData, useApi } from '@motohaat/platform';
import { useQuery } from '@tanstack/react-query';

import { links } from '../../links.ts';
import { categoryPicture } from '../../share/pictures.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { categoriesQuery } from './categories.queries.ts';

type CategoryHeadProps = {
  categoryId: string;
  /** What the list says of its bikes, under the name of the category. */
  bikes: (name: string) => StructuredData[];
};

/** What a category says of itself to search engines and share previews. */
export function CategoryHead({ categoryId, bikes }: CategoryHeadProps) {
  const { data: categories } = useQuery(categoriesQuery(useApi()));
  const category = categories?.find(({ categories_id }) => categories_id === categoryId);
  const path = links.href('category', { id: categoryId });
  if (!category) return null;
  const { name } = category;
  return (
    <PageHead
      title={`${name}: used bikes`}
      description={`${name}: used bikes for sale across Bangladesh, each with its asking price in taka, its condition, its age and the place where it stands.`}
      path={path}
      picture={categoryPicture(categoryId)}
      data={[breadcrumbs(name, path), ...bikes(name)]}
    />
  );
}
