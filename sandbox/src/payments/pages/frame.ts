import type { FastifyReply } from 'fastify';

import { type Html, html } from '../../pages/html.ts';

/** Pages of this computer may hold these frames; they load the sandbox's own files only. */
const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors http://localhost:* http://127.0.0.1:*";

export interface Frame {
  title: string;
  /** Path of the frame's sheet. */
  style: string;
  /** Path of the frame's script module. */
  script: string;
  body: Html;
}

/** Sends a document that is made to stand in a frame of the site. */
export function sendFrame(
  reply: FastifyReply,
  { title, style, script, body }: Frame,
): FastifyReply {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="${style}" />
        <script type="module" src="${script}"></script>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
  return reply
    .header('content-security-policy', FRAME_POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(document.text);
}
