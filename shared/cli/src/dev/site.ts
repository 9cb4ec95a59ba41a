import { createServer, type IncomingMessage } from 'node:http';

import type { SignedComposition } from '@motohaat/contract/composition';
import { findRoute } from '@motohaat/contract/route-pattern';
import { type Language, splitLanguage } from '@motohaat/domain/language';

import type { Workplace } from '../workplace.ts';
import { createRunKey, withLocalRemote } from './composition.ts';
import { developmentDocument, developmentPolicy } from './document.ts';
import { type Change, createForwarder } from './forward.ts';
import { setUpWorkbench } from './workbench.ts';

export type DevSite = { url: string; stop: () => Promise<void> };

type Options = {
  /** The remote in hand. */
  remote: string;
  /** The server whose composition, data and files everything else is. */
  server: URL;
  port: number;
  place: Workplace;
};

/**
 * Serves one remote and the shell in development, and everything else from a server: documents and
 * compositions are the server's, with the remote in hand in its place and signed for this shell.
 */
export async function startDevSite({ remote, server, port, place }: Options): Promise<DevSite> {
  const url = `http://localhost:${port}`;
  const key = createRunKey();
  const forward = createForwarder(server, url);
  const http = createServer();
  const workbench = await setUpWorkbench(remote, {
    trusted: key.publicKey,
    site: server,
    server: http,
    port,
    workplace: place,
  });

  const recomposeIn =
    (language: Language) =>
    (composition: SignedComposition): SignedComposition => {
      const local = workbench.remote();
      return key.sign(local ? withLocalRemote(composition, local, language) : composition);
    };

  http.on('request', (request, response) => {
    if (!isLocal(request)) {
      response.writeHead(421, { 'content-type': 'text/plain' }).end(`Open ${url}\n`);
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    if (workbench.handle(pathname, request, response)) return;
    // What a development build does to people's figures is nothing that they should show.
    if (pathname === '/api/measurements') {
      response.writeHead(204).end();
      return;
    }
    forward(request, response, changeFor(request, pathname, searchParams));
  });

  function changeFor(
    { method, headers: { accept = '', 'accept-language': wanted } }: IncomingMessage,
    path: string,
    query: URLSearchParams,
  ) {
    if (method !== 'GET') return undefined;
    if (path === '/api/composition') return changeComposition(wanted === 'bn' ? 'bn' : 'en');
    if (path === '/api/composition/access') return changeAccess(query.get('path') ?? '');
    return accept.includes('text/html') ? changeDocument(path) : undefined;
  }

  /** Pages of the remote in hand, which the server may not know yet. */
  const owns = (path: string) => findRoute(workbench.remote()?.manifest.routes ?? [], path);

  function changeComposition(language: Language): Change {
    return (answer) => {
      if (answer.status !== 200) return answer;
      const composition = JSON.parse(answer.body) as SignedComposition;
      return { ...answer, body: JSON.stringify(recomposeIn(language)(composition)) };
    };
  }

  function changeAccess(target: string): Change {
    const [path = ''] = target.split(/[?#]/, 1);
    const audience = workbench.remote()?.manifest.audience;
    return (answer) => (owns(path) ? { ...answer, body: JSON.stringify({ audience }) } : answer);
  }

  function changeDocument(address: string): Change {
    const { language, path } = splitLanguage(address);
    return (answer) => {
      const body = developmentDocument(answer.body, workbench.shell(), recomposeIn(language));
      const policy = answer.headers['content-security-policy'];
      if (body === undefined || policy === undefined) return answer;
      const developed = { 'content-security-policy': developmentPolicy(String(policy)) };
      return {
        status: owns(path) ? 200 : answer.status,
        body,
        headers: { ...answer.headers, ...developed },
      };
    };
  }

  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, '127.0.0.1', resolve);
  });
  return {
    url,
    async stop() {
      await workbench.close();
      http.closeAllConnections();
      http.close();
    },
  };
}

/** A name that leads here from elsewhere would let its owner's pages read the sources. */
function isLocal({ headers: { host = '' } }: IncomingMessage): boolean {
  return /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(host);
}
