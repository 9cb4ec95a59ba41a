/** The longest texts, in characters (ruling S5.9). */
export const maximumBikeNameLength = 80;
export const maximumLocationLength = 80;
export const maximumMessageLength = 2_000;
/** Photos that a bike may have; the first is the cover. */
export const maximumPhotos = 8;
