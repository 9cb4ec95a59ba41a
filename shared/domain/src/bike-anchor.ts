/** The fragment of a bike's place in the page of its category, which is its page. */
export function bikeAnchor(productId: string): string {
  return `p-${productId}`;
}
