// Runs in a page. The shell's fallbacks are named; when it could not even draw its frame, the main part
// itself is an alert. What remains of that part without menus and spinners is the page. What stands for
// something that is to come is named by the parts of the site's own library.
(() => {
  const region = document.querySelector('main [data-fallback], main[role="alert"]');
  const isInSight = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && element.checkVisibility();
  };
  const main = document.querySelector('main')?.cloneNode(true);
  for (const other of main?.querySelectorAll('aside, nav, output') ?? []) other.remove();
  return {
    fallback: region && {
      heading: region.querySelector('h1')?.textContent ?? '',
      slow: region.dataset.fallback === 'slow',
    },
    waits: [...document.querySelectorAll('main [data-waiting]')].some(isInSight),
    hasText: (main?.textContent ?? '').trim() !== '',
    isServers: document.querySelector('[data-drawn]') !== null,
  };
})();
