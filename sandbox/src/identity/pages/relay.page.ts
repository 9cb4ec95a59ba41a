import type { FastifyInstance } from 'fastify';

import { html } from '../../pages/html.ts';
import { serveFile } from '../../pages/page.ts';

/**
 * Pages of this computer may hold the relay in a frame, and no others. The relay relies on this: it
 * hands the result of a sign-in to whatever page holds it.
 */
const RELAY_POLICY =
  "default-src 'none'; script-src 'self'; base-uri 'none'; " +
  'frame-ancestors http://localhost:* http://127.0.0.1:*';

const RELAY = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <title>Sign-in relay</title>
      <script src="/js/api.js" defer></script>
      <script src="/emulator/auth/relay.js" defer></script>
    </head>
    <body></body>
  </html>`.text;

/** The hidden frame in which the SDK waits for what the popup says. */
export function addRelayPage(app: FastifyInstance): void {
  serveFile(
    app,
    '/emulator/auth/relay.js',
    new URL('../browser/relay.js', import.meta.url),
    'text/javascript',
  );
  app.get('/emulator/auth/iframe', (_request, reply) =>
    reply
      .header('content-security-policy', RELAY_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(RELAY),
  );
}
