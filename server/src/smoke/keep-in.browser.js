// Runs in a page before all else: what would be sent when the page has gone is out of the reach of whoever
// stands between it and the network, and would count as what a person did.
(() => {
  const ask = window.fetch;
  window.fetch = (asked, how) =>
    (how?.keepalive ?? asked?.keepalive)
      ? Promise.resolve(new Response(null, { status: 204 }))
      : ask(asked, how);
  navigator.sendBeacon = () => true;
})();
