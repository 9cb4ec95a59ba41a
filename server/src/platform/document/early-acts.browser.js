(() => {
  // A drawn page can be used before it listens. When it does, the shell says again what was said in its
  // forms, and does what was clicked last.
  addEventListener(
    'input',
    ({ target }) => {
      if (!target.closest?.('[data-drawn]')) return;
      const { checked, value } = target;
      const inputs = (document.earlyInputs ??= new Map());
      inputs.delete(target);
      inputs.set(target, { checked, value });
    },
    true,
  );
  addEventListener(
    'click',
    ({ target }) => {
      const button = target.closest?.('[data-drawn] button');
      if (button) document.earlyClick = button;
    },
    true,
  );
})();
