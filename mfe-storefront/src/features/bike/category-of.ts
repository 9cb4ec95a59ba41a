import type { Product } from '@motohaat/contract/catalogue';
import { categoryNames } from '@motohaat/domain/listing';

/** A bike's category as the server names it. */
export function categoryOf({ category_id: id }: Pick<Product, 'category_id'>): string {
  const names: Readonly<Record<string, string>> = categoryNames;
  return names[id] ?? '';
}
