(() => {
  // The shell's face for this sign: whatever is laid out before it has come is laid out twice.
  void document.fonts.load("1em 'MotoHaat Taka'", '\u09f3');
})();
