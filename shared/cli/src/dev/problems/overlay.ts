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

  function textOf(thrown) {
    if (typeof thrown !== 'object') return String(thrown);
    try {
      return JSON.stringify(thrown);
    } catch {
      return Object.prototype.toString.call(thrown);
    }
  }

  // Anything can be thrown, and only errors know where they come from: others are where the browser or
  // React says.
  async function report(thrown, { where = '', told = '' } = {}) {
    const { message, stack = '' } =
      thrown instanceof Error
        ? { message: String(thrown), stack: thrown.stack }
        : { message: 'Thrown, and no Error: ' + textOf(thrown) + '\\n' + told, stack: where };
    const key = message + stack;
    if (reported.has(key)) return;
    reported.add(key);
    hasThrown = true;
    const body = JSON.stringify({ message: message.trim(), stack });
    show(await (await fetch(stream, { method: 'POST', body })).json());
  }

  // What a boundary kept from the page, React writes to the console.
  const write = console.error;
  console.error = (...words) => {
    write.apply(console, words);
    const [, kept, told] = words;
    const error = words.find((word) => word instanceof Error);
    if (error) void report(error);
    else if (String(told).startsWith('The above error occurred')) void report(kept, { told });
  };
  addEventListener('error', ({ error, filename, lineno, colno }) => {
    // Browsers tell of other things too, which nobody threw: those have neither a value nor a line.
    if ((error ?? null) !== null || lineno > 0) {
      void report(error, { where: filename + ':' + lineno + ':' + colno });
    }
  });
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
