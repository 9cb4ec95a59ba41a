// Runs in a page that has axe: which rules of WCAG 2.2 AA are broken.
// oxlint-disable-next-line typescript/no-floating-promises -- its value is what whoever runs it waits for
(async () => {
  const { violations } = await window.axe.run({
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    resultTypes: ['violations'],
    // Only a rule about sounds that play by themselves would use what is fetched before.
    preload: false,
  });
  return violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    element: nodes[0]?.html.slice(0, 160) ?? '',
    elements: nodes.length,
  }));
})();
