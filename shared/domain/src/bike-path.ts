/** The place of a bike on the site: its card, in its category. */
export function bikePath(bike: { categoryId: string; productId: string }): string {
  return `/categories/${bike.categoryId}#p-${bike.productId}`;
}
