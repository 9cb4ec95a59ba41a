// Runs in a page. The shell's fallbacks are named; when it could not even draw its frame, the main part
// itself is an alert. What remains of that part without menus and spinners is the page.
(() => {
  const region = document.querySelector('main [data-fallback], main[role="alert"]');
  const main = document.querySelector('main')?.cloneNode(true);
  for (const other of main?.querySelectorAll('aside, nav, output') ?? []) other.remove();
  return {
    fallback: region && {
      heading: region.querySelector('h1')?.textContent ?? '',
      slow: region.dataset.fallback === 'slow',
    },
    hasText: (main?.textContent ?? '').trim() !== '',
    isServers: document.querySelector('[data-drawn]') !== null,
  };
})();
