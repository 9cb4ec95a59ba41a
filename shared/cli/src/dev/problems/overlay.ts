/**
 * A script that runs before everything else of a development page: it shows what is wrong over the page,
 * where people would read that something went wrong, and reports what the page throws to the terminal.
 *
 * @param stream the address that tells of problems, and takes reports
 */
export const overlayScript = (stream: string) => `(() => {
  const stream = ${JSON.stringify(stream)};
  const reported = new Set();
  let hasThrown = false;
  let shown;

  function show({ what, message, places }) {
    shown?.remove();
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Development error');
    dialog.style.cssText =
      'position:fixed;inset:0;inline-size:100%;block-size:100%;max-inline-size:none;' +
      'max-block-size:none;margin:0;padding:24px;border:0;overflow:auto;box-sizing:border-box;' +
      'background:#1b1b1f;color:#f4f4f5;font:15px/1.6 ui-monospace,monospace';
    const heading = document.createElement('h1');
    heading.textContent = what;
    heading.style.cssText = 'margin:0 0 16px;font-size:22px;color:#ff8a80';
    const text = document.createElement('pre');
    text.textContent = [message, ...places.map((each) => '    at ' + each)].join('\\n');
    text.style.cssText = 'margin:0 0 24px;white-space:pre-wrap;overflow-wrap:anywhere';
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = 'Look at the page';
    close.style.cssText = 'padding:8px 16px;font:inherit';
    close.addEventListener('click', () => dialog.remove());
    dialog.append(heading, text, close);
    (document.body ?? document.documentElement).append(dialog);
    dialog.showModal();
    shown = dialog;
  }

  async function report(error) {
    if (!(error instanceof Error)) return;
    const key = error.message + error.stack;
    if (reported.has(key)) return;
    reported.add(key);
    hasThrown = true;
    const body = JSON.stringify({ message: String(error), stack: error.stack ?? '' });
    show(await (await fetch(stream, { method: 'POST', body })).json());
  }

  // What a boundary kept from the page, React writes to the console.
  const write = console.error;
  console.error = (...words) => {
    write.apply(console, words);
    const error = words.find((word) => word instanceof Error);
    if (error) void report(error);
  };
  addEventListener('error', ({ error }) => void report(error));
  addEventListener('unhandledrejection', ({ reason }) => void report(reason));

  new EventSource(stream).addEventListener('message', ({ data }) => {
    const problem = JSON.parse(data);
    if (problem) return show(problem);
    // The edit that mends what threw is taken up by a fresh page.
    if (hasThrown) return location.reload();
    shown?.remove();
  });
})();
`;
