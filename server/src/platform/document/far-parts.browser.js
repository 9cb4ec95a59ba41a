(() => {
  // Who comes to a place on the page, or back to where they were, needs all before it in its own size.
  const { dataset } = document.documentElement;
  const [{ type } = {}] = performance.getEntriesByType('navigation');
  if (type !== 'navigate' || location.hash) return;
  dataset.farLate = 'first-frame';
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (dataset.farLate) dataset.farLate = '';
    }),
  );
  for (const act of ['click', 'keydown']) addEventListener(act, () => delete dataset.farLate, true);
})();
