import type { Product } from '@motohaat/contract/catalogue';

/** How the specification's wishes and reports name a bike (section 7). */
export const bikeNamed = (product: Product) => ({
  productId: product._id,
  productName: product.name,
  price: product.resalePrice,
  sellerName: product.sellerName,
  location: product.location,
});
