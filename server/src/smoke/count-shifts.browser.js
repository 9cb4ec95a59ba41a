// Runs in a page before all else: counts how far things moved that nobody had asked to, as Cumulative Layout
// Shift does (web.dev/articles/cls: the most within five seconds, without a second of rest between), and
// remembers what moved furthest.
(() => {
  const counted = { most: 0, culprit: '' };
  const span = { sum: 0, first: 0, last: -Infinity };
  let furthest = 0;
  window.smokeShift = counted;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries()) {
      if (hadRecentInput) continue;
      if (startTime - span.last > 1_000 || startTime - span.first > 5_000) {
        Object.assign(span, { sum: 0, first: startTime });
      }
      span.sum += value;
      span.last = startTime;
      counted.most = Math.max(counted.most, span.sum);
      if (value <= furthest) continue;
      furthest = value;
      counted.culprit = sources
        .filter(({ node }) => node instanceof Element)
        .map(({ node, previousRect, currentRect }) => {
          const tag = node.cloneNode(false).outerHTML.slice(0, 80);
          return `${tag} from ${Math.round(previousRect.top)} to ${Math.round(currentRect.top)} px`;
        })
        .join(', ');
    }
  }).observe({ type: 'layout-shift', buffered: true });
})();
