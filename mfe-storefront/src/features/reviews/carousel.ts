/** Milliseconds for which a review stands still (specification, section 9). */
export const autoplayDelay = 4000;

/** The coverflow of the specification, section 9. */
export const coverflow = {
  rotate: 50,
  depth: 100,
  stretch: 0,
  modifier: 1,
  slideShadows: true,
} as const;

/** Whether the person's own settings leave room for movement that they did not ask for (S1.18). */
export function mayMoveByItself(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
