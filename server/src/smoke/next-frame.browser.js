// Runs in a page: ends when what was changed has been drawn.
new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)));
});
