(() => {
  // A drawn page can be used before it listens. The shell does what was clicked last when it does.
  addEventListener(
    'click',
    ({ target }) => {
      const button = target.closest?.('[data-drawn] button');
      if (button) document.earlyClick = button;
    },
    true,
  );
})();
