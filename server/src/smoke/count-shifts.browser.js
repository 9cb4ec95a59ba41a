// Runs in a page before all else: adds up how far things moved that nobody had asked to, and remembers
// what moved furthest.
(() => {
  const counted = { sum: 0, most: 0, culprit: '' };
  window.smokeShift = counted;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      counted.sum += value;
      if (value <= counted.most) continue;
      counted.most = value;
      const nodes = sources.map(({ node }) => node).filter((node) => node instanceof Element);
      counted.culprit = nodes.map((node) => node.cloneNode(false).outerHTML.slice(0, 80)).join(' ');
    }
  }).observe({ type: 'layout-shift', buffered: true });
})();
