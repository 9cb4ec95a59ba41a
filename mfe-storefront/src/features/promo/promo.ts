/** The code of the promotion of the specification, sections 1 and 9. */
export const promoCode = 'WOT';
