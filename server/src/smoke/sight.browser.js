// Runs in a page. The shell's fallbacks are named; when it could not even draw its frame, the main part
// itself is an alert. What remains of that part without menus and spinners is the page. What stands for
// something that is to come is named by the parts of the site's own library.
(() => {
  const region = document.querySelector('main [data-fallback], main[role="alert"]');
  const main = document.querySelector('main');
  const texts = main && document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let hasText = false;
  while (!hasText && texts?.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    hasText = data.trim() !== '' && !parentElement?.closest('aside, nav, output');
  }
  return {
    fallback: region && {
      heading: region.querySelector('h1')?.textContent ?? '',
      slow: region.dataset.fallback === 'slow',
    },
    waits: [...document.querySelectorAll('main [data-waiting]')].some((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && element.checkVisibility();
    }),
    hasText,
    isServers: document.querySelector('[data-drawn]') !== null,
  };
})();
