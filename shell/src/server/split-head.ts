/** What React puts before everything else of a text: it belongs into the head of the document. */
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** How a page says that it does not exist: the form that prerendering services have introduced. */
const missing = '<meta name="prerender-status-code" content="404"/>';

/** Takes what belongs into the document's head off the front of a drawn text. */
export function splitHead(text: string): { status: 200 | 404; head: string; html: string } {
  const [head = ''] = hoisted.exec(text) ?? [];
  return {
    status: head.includes(missing) ? 404 : 200,
    head,
    html: text.slice(head.length),
  };
}
