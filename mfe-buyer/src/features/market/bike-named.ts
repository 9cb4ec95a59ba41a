import type { SlotBike } from '@motohaat/contract/slots';

/** How the specification's wishes and reports name a bike (section 7). */
export const bikeNamed = (bike: SlotBike) => ({
  productId: bike._id,
  productName: bike.name,
  price: bike.resalePrice,
  sellerName: bike.sellerName,
  location: bike.location,
});
