// Runs in a page: ends when what was changed has been drawn.
// oxlint-disable-next-line typescript/no-floating-promises -- its value is what whoever runs it waits for
(async () => {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
})();
