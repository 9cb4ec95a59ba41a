(() => {
  // A drawn page can be used before it listens. When it does, the shell chooses what was chosen, which
  // forms take back, and does what was clicked last.
  addEventListener(
    'click',
    ({ target }) => {
      const control = target.closest?.('[data-drawn] :is(button, input[type=radio])');
      if (control?.type === 'radio') (document.earlyChoices ??= []).push(control);
      else if (control) document.earlyClick = control;
    },
    true,
  );
})();
