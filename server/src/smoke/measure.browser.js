// Runs in a page that stands: how far its parts moved, and how much wider than its window it is.
(() => {
  const root = document.documentElement;
  const width = root.clientWidth;
  const outside = [...document.querySelectorAll('main *')].find(
    (element) => element.getBoundingClientRect().right > width + 1,
  );
  return {
    moved: window.smokeShift?.most ?? 0,
    mover: window.smokeShift?.culprit ?? '',
    wider: root.scrollWidth - width,
    culprit: outside?.outerHTML.slice(0, 120) ?? '',
  };
})();
