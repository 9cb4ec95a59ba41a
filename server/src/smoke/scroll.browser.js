// Runs in a page that stands: goes down to its end a window at a time, so that all comes that is asked for
// when somebody is near it, and back to its beginning. Nobody reads so fast: what moves meanwhile counts no more.
// oxlint-disable-next-line typescript/no-floating-promises -- its value is what whoever runs it waits for
(async () => {
  window.smokeShift = { ...window.smokeShift };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- outside it would be the page's own
  const drawn = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      // Behind a window that it opened a page draws nothing more.
      setTimeout(resolve, 1_000);
    });
  const { scrollingElement: root } = document;
  const isAtEnd = () => root.scrollTop + innerHeight >= root.scrollHeight - 1;
  // A list that goes on for ever is looked at for a while.
  for (let steps = 0; steps < 30 && !isAtEnd() && !document.hidden; steps += 1) {
    root.scrollTo({ top: root.scrollTop + innerHeight, behavior: 'instant' });
    await drawn();
  }
  root.scrollTo({ top: 0, behavior: 'instant' });
  await drawn();
})();
