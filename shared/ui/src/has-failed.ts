/**
 * Whether a picture could not be loaded already: one that the server drew may have failed before
 * anybody listened.
 */
export function hasFailed(image: HTMLImageElement | null): boolean {
  return image !== null && image.complete && image.currentSrc !== '' && image.naturalWidth === 0;
}
