import type { Product } from '@motohaat/contract/catalogue';

/** What https://schema.org calls the state of a bike. */
export const availability: Record<Product['status'], string> = {
  active: 'https://schema.org/InStock',
  // Somebody has booked it, and may not come for it.
  reserved: 'https://schema.org/LimitedAvailability',
};
