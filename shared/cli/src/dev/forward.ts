import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';

/** An answer as far as it can be changed on its way. */
type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Changes an answer on its way, or leaves it as it is. */
export type Change = (answer: Answer) => Answer;

/** Hands requests on to a server as if they had been made to it. */
export function createForwarder(server: URL, local: string) {
  const send = server.protocol === 'https:' ? requestHttps : requestHttp;

  return function forward(
    request: IncomingMessage,
    response: ServerResponse,
    change?: Change,
  ): void {
    const onward = send(
      new URL(request.url ?? '/', server),
      { method: request.method, headers: headersFor(server, local, request.headers) },
      (incoming) => void answer(incoming, response, change).catch(() => response.destroy()),
    );
    onward.on('error', (error) => {
      if (response.headersSent) return response.destroy();
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      return response.end(`${server.origin} does not answer: ${error.message}\n`);
    });
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  };
}

function headersFor(server: URL, local: string, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _, origin, referer, ...rest } = headers;
  return {
    ...rest,
    host: server.host,
    // Answers are read here, and the way is short.
    'accept-encoding': 'identity',
    ...(origin && { origin: origin === local ? server.origin : origin }),
    ...(referer && { referer: referer.replace(local, server.origin) }),
  };
}

async function answer(
  incoming: IncomingMessage,
  response: ServerResponse,
  change?: Change,
): Promise<void> {
  const headers = localHeaders(incoming.headers);
  const status = incoming.statusCode ?? 502;
  if (!change) {
    response.writeHead(status, headers);
    incoming.pipe(response);
    return;
  }
  const changed = change({ status, headers, body: await text(incoming) });
  // They were of the answer as it was.
  const { 'content-length': _, etag: __, ...kept } = changed.headers;
  response.writeHead(changed.status, kept);
  response.end(changed.body);
}

/** Cookies and rules of a site on HTTPS, for this machine's address. */
function localHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const {
    connection: _,
    'strict-transport-security': __,
    'set-cookie': cookies,
    ...rest
  } = headers;
  const local = cookies?.map((cookie) => cookie.replaceAll(/; *(?:Secure|Domain=[^;]*)/gi, ''));
  return local ? { ...rest, 'set-cookie': local } : rest;
}
