import type { DrawnPage } from '@motohaat/contract/rendering';

/** What React puts before everything else of a text: it belongs into the head of the document. */
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** What it says to search engines, which no words of it shall wait for. */
const data = /<script type="application\/ld\+json">[^<]*<\/script>/g;

/** How a page says that it is not there: the form that prerendering services have introduced. */
const told = /<meta name="prerender-status-code" content="(404|410|308)"\/>/;
const location = /<meta name="prerender-header" content="Location: ([^"]*)"\/>/;

/** Takes what is about the page out of a drawn text: what React put before it, data, and the status that it says. */
export function splitHead(text: string): Omit<DrawnPage, 'state'> {
  const [head = ''] = hoisted.exec(text) ?? [];
  const [, status] = told.exec(head) ?? [];
  const [, moved] = location.exec(head) ?? [];
  return {
    status: status === '404' || status === '410' ? (Number(status) as 404 | 410) : 200,
    ...(status === '308' && moved !== undefined && { redirect: unescape(moved) }),
    head: head + (text.match(data)?.join('') ?? ''),
    html: text.slice(head.length).replace(data, ''),
  };
}

/** As React writes it into an attribute. */
const unescape = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
