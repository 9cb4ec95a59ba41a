/**
 * Makes addresses of the site whole, for readers elsewhere. What the browser has from the origin of the
 * document is on the public one too, whose name the server may know better.
 *
 * @param origin the site's public one; the document's where nobody said
 */
export function createPublicAddress(origin = window.location.origin): (address: string) => string {
  return (address) => {
    const url = new URL(address, origin);
    if (url.origin !== window.location.origin) return url.href;
    return origin + url.pathname + url.search + url.hash;
  };
}
