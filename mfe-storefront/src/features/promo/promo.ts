/** The promotion of the specification, sections 1 and 9. */
export const promo = { offer: 'Up to 35% off plus free shipping', code: 'WOT' } as const;
