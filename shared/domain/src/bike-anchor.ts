/** The fragment of a bike's place in a list, such as the page of its category. */
export function bikeAnchor(productId: string): string {
  return `p-${productId}`;
}
