(() => {
  // What the page did not need to be shown. Each sheet is named, so that nobody loads it again.
  const { dataset, textContent } = document.querySelector('script[data-sheets]');
  for (const [index, href] of dataset.sheets.split(' ').entries()) {
    const style = document.createElement('style');
    style.dataset.href = href;
    if (index === 0) style.textContent = textContent;
    document.head.append(style);
  }
})();
