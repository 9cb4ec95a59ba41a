(() => {
  const blank =
    "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20width='4'%20height='3'/%3E";
  const arrival = new MutationObserver(() => {
    const [, ...others] = document.images;
    for (const image of others) {
      if (image.loading === 'lazy' && !image.srcset) image.srcset = blank;
    }
  });
  arrival.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => arrival.disconnect());
})();
