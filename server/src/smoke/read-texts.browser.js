// Runs in a page that stands: the texts of its main part that can be seen, and its first heading.
(() => {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1')?.textContent?.trim() ?? '';
  const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
  const texts = new Set();
  for (let node = walker.nextNode(); node && texts.size < 300; node = walker.nextNode()) {
    const text = node.data.trim();
    if (text && node.parentElement?.checkVisibility()) texts.add(text);
  }
  return { heading, texts: [...texts] };
})();
